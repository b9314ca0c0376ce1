import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClassUnavailable } from './ClassUnavailable.tsx';

const meta = {
  title: '班级无法打开 ClassUnavailable',
  id: 'class-unavailable',
  component: ClassUnavailable,
  args: { message: '您不在这个班级', onRetry: null, classesTo: '/study/mine' },
} satisfies Meta<typeof ClassUnavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another try is of no use. */
export const Refused: Story = {
  name: '被拒绝 Refused',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查看我的学习' })).toHaveAttribute('href', '/study/mine');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '失败 Failed',
  args: { message: '系统繁忙', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
