import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastViewport } from './ToastViewport.tsx';

const meta = {
  title: '轻提示 ToastViewport',
  id: 'toast-viewport',
  component: ToastViewport,
  args: {
    toasts: [{ id: 1, tone: 'success', text: '发送成功' }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof ToastViewport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const LongText: Story = {
  name: '长文字 Long Text',
  args: {
    toasts: [
      {
        id: 1,
        tone: 'danger',
        text: '提交失败，请联系管理员。您的 27 个答案已存在本机，没有丢失，网络恢复后再交一次即可。',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** The four tones, stacked as on a page. */
export const Variants: Story = {
  name: '全部样式 Variants',
  args: {
    toasts: [
      { id: 1, tone: 'success', text: '发送成功' },
      { id: 2, tone: 'warning', text: '请先登录' },
      { id: 3, tone: 'danger', text: '系统繁忙' },
      { id: 4, tone: 'info', text: '已复制' },
    ],
  },
};
