import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PanelSkeleton } from './PanelSkeleton.tsx';

const meta = {
  title: '面板占位 PanelSkeleton',
  id: 'panel-skeleton',
  component: PanelSkeleton,
  args: { kind: 'questions', head: { variant: 'titled', onClose: fn() } },
  decorators: [(Story) => <div style={{ width: 360, height: 528 }}>{Story()}</div>],
} satisfies Meta<typeof PanelSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  name: '带标题 Titled',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭问答' }));
    await expect('onClose' in args.head && args.head.onClose).toHaveBeenCalledOnce();
  },
};
export const Tabbed: Story = {
  name: '带标签页 Tabbed',
  args: { kind: 'notes', head: { variant: 'tabbed' } },
};
