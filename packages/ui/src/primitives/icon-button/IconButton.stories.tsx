import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: '图标按钮 IconButton',
  id: 'icon-button',
  component: IconButton,
  args: { label: '上一页', icon: <ChevronLeft size={16} aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Disabled: Story = { name: '禁用 Disabled', args: { disabled: true } };

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={3}>
      <IconButton label="上一页" icon={<ChevronLeft size={16} aria-hidden />} />
      <IconButton label="下一页" icon={<ChevronRight size={16} aria-hidden />} />
      <IconButton label="返回" size="large" icon={<ArrowLeft size={20} aria-hidden />} />
      <IconButton label="关闭" variant="ghost" icon={<X size={20} aria-hidden />} />
      <IconButton label="收起" variant="ghost" size="small" icon={<X size={16} aria-hidden />} />
      <IconButton label="关闭" variant="ghost" disabled icon={<X size={20} aria-hidden />} />
    </SampleRow>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow $gap={3}>
          <IconButton {...args} disabled={isDisabled} />
          <IconButton {...args} variant="ghost" disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
