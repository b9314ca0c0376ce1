import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award } from 'lucide-react';
import { expect } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { LayoutLink } from './LayoutLink.tsx';

const meta = {
  title: '版式链接 LayoutLink',
  id: 'layout-link',
  component: LayoutLink,
} satisfies Meta<typeof LayoutLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = {
  name: '站内路由 Route',
  args: { target: { label: '首页', to: '/', isCurrent: true } },
};
export const External: Story = {
  name: '站外 External',
  args: {
    target: { label: '考试登录', href: 'https://exam.example', icon: <Award size={16} aria-hidden /> },
  },
};
/** Screen readers speak the label as the language that it is in. */
export const English: Story = {
  name: '外文 English',
  args: { target: { label: 'English', lang: 'en', href: 'https://en.school.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  args: { target: { label: '新闻', to: '/news' } },
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {() => (
        <SampleRow>
          <LayoutLink {...args} />
          <LayoutLink target={{ label: '首页', to: '/', isCurrent: true }} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
