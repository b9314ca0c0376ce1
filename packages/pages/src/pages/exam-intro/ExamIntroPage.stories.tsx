import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ADDRESS = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=';

/** The classroom has no test. */
export const Missing: Story = {
  render: pageStory({ path: `${ADDRESS}r-none`, isSignedIn: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这个测试')).toBeVisible();
    await expect(canvas.queryByText('答题记录')).toBeNull();
  },
};

/** The panel of the page says so, and no toast beside it. */
export const Failing: Story = {
  render: pageStory({
    path: `${ADDRESS}r-theory-2`,
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('test.detail', 'status-500'),
  }),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('测试加载失败')).toBeVisible();
    await expect(screen.getAllByText('系统繁忙')).toHaveLength(1);
    await step('a retry opens it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
      await expect(await canvas.findByRole('button', { name: '开始答题' })).toBeVisible();
    });
  },
};
