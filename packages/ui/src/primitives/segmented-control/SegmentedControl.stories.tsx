import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

function Stateful(props: ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '分段选择 SegmentedControl',
  id: 'segmented-control',
  component: SegmentedControl,
  args: {
    label: '登录方式',
    value: 'sms',
    options: [
      { value: 'sms', label: '短信登录' },
      { value: 'password', label: '密码登录' },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const FullWidth: Story = {
  name: '通栏 Full Width',
  args: { isFullWidth: true },
  parameters: { frame: { width: 396 } },
};
export const Small: Story = {
  name: '小号 Small',
  args: {
    label: '范围',
    size: 'small',
    value: 'week',
    options: [
      { value: 'week', label: '周' },
      { value: 'month', label: '月' },
      { value: 'all', label: '全部' },
    ],
  },
};

/** Both sizes, as wide as their labels and as wide as the parent. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleRow>
      <Stateful {...args} />
      <Stateful {...args} {...Small.args} />
      <Stateful {...args} value="password" isFullWidth />
      <Stateful {...args} {...Small.args} value="month" isFullWidth />
    </SampleRow>
  ),
  parameters: { frame: { maxWidth: 396 } },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>{(_, name) => <Stateful {...args} label={name} />}</InteractionStates>
  ),
};
