import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LessonTabs } from './LessonTabs.tsx';
import { LessonTabsInteraction } from './LessonTabsInteraction.tsx';
import type { PhoneTab } from './PhoneTab.ts';

const meta = {
  title: '课堂页签 LessonTabs',
  id: 'lesson-tabs',
  component: LessonTabs,
  args: { own: ['directory', 'introduction'], current: 'directory', onChange: fn(), panelId: 'lesson-panel' },
  parameters: { frame: { maxWidth: 375 } },
  render: function WithPanels({ own, panelId }) {
    const [current, onChange] = useState<PhoneTab>('directory');
    return (
      <>
        <LessonTabsInteraction
          place={{ own, panelId, current, onChange }}
          kinds={['questions', 'notes']}
          counts={{ questions: 12 }}
          unreadAnswers={1}
          like={{ isLiked: false, total: 58, onToggle: fn() }}
          renderPanel={(kind) => <p>{kind === 'notes' ? '翻身前先固定床轮' : '翻身后多久检查皮肤'}</p>}
        />
        {current === 'directory' && (
          <div id={panelId} role="tabpanel" aria-label="目录">
            第二章 翻身与叩背
          </div>
        )}
      </>
    );
  },
} satisfies Meta<typeof LessonTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheInteraction: Story = {
  name: '本页与互动 With The Interaction',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /笔记/ }));
    await expect(canvas.getByText('翻身前先固定床轮')).toBeVisible();
    await expect(canvas.queryByText('第二章 翻身与叩背')).toBeNull();
  },
};
