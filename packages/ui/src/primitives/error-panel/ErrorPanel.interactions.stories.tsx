import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  tags: ['!autodocs'],
  component: ErrorPanel,
  args: { title: '公告加载失败', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RetriesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the failure is announced', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('公告加载失败');
    });
    await step('Tab focuses the button and Enter retries', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '重新加载' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
