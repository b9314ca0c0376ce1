import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CachedNote } from './CachedNote.tsx';

const meta = {
  title: '上次的内容 CachedNote',
  id: 'cached-note',
  component: CachedNote,
  args: { time: '昨天 19:41', reason: 'updating', onReload: fn() },
} satisfies Meta<typeof CachedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '正在更新 Updating' };

export const Offline: Story = {
  name: '没有网络 Offline',
  args: { reason: 'offline' },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  name: '没有更新成功 Failed',
  args: { reason: 'failed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('没有更新成功，显示的是昨天 19:41 的内容');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
