import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Switch } from './Switch.tsx';

function Stateful(props: ComponentProps<typeof Switch>) {
  const [isOn, setOn] = useState(props.isOn);
  return <Switch {...props} isOn={isOn} onChange={setOn} />;
}

const meta = {
  title: '开关 Switch',
  id: 'switch',
  component: Switch,
  args: { isOn: true, label: '只看错题', onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Off: Story = { name: '关闭 Off', args: { isOn: false } };
export const Disabled: Story = { name: '禁用 Disabled', args: { disabled: true } };

/** On and off, and both disabled. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleGrid $minWidth={160}>
      <Stateful label="只看错题" isOn onChange={() => undefined} />
      <Stateful label="自动播放下一节" isOn={false} onChange={() => undefined} />
      <Stateful label="上课提醒" isOn disabled onChange={() => undefined} />
      <Stateful label="短信通知" isOn={false} disabled onChange={() => undefined} />
    </SampleGrid>
  ),
  parameters: { frame: { maxWidth: 480 } },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow>
          <Stateful {...args} disabled={isDisabled} />
          <Stateful {...args} isOn={false} disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
