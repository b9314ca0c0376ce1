import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeStrip } from './NoticeStrip.tsx';

const meta = {
  tags: ['!autodocs'],
  component: NoticeStrip,
  args: { tone: 'success', children: '已从本机恢复 27 道题的答案', onClose: fn() },
} satisfies Meta<typeof NoticeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesAndCloses: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a message has the role status', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('已从本机恢复 27 道题的答案');
    });
    await step('the close button calls onClose', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const FailureIsAnAlert: Story = {
  args: { tone: 'danger', children: '第 24 题没有传上去', onClose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('第 24 题没有传上去');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
