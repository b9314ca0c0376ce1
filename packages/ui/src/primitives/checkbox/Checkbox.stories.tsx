import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SampleStack } from '../../testing/SampleStack.ts';
import { TextLink } from '../link/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

function Stateful(props: ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: '复选框 Checkbox',
  id: 'checkbox',
  component: Checkbox,
  args: { checked: true, children: '分享给同学', onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Unchecked: Story = { name: '未勾选 Unchecked', args: { checked: false, children: '仅看老师' } };
export const Disabled: Story = { name: '禁用 Disabled', args: { disabled: true } };
export const DisabledUnchecked: Story = {
  name: '禁用 未勾选 Disabled Unchecked',
  args: { disabled: true, checked: false },
};
/** A click on a link in the label does not toggle the box. */
export const Agreement: Story = {
  name: '同意协议 Agreement',
  args: {
    children: (
      <>
        已阅读并同意<TextLink to="/agreement">《用户服务协议》</TextLink>与
        <TextLink to="/privacy">《隐私政策》</TextLink>
      </>
    ),
  },
};
export const LongText: Story = {
  name: '长文字 Long Text',
  args: { children: '本人承诺所填写的报名信息真实、准确、有效，如有虚假愿意承担由此产生的一切后果' },
  parameters: { frame: { width: 240 } },
};

/** Checked and not, both disabled, a label with links and a label of two lines. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack $gap={2}>
      {[Default, Unchecked, Disabled, DisabledUnchecked, Agreement, LongText].map((story, index) => (
        <Stateful key={index} {...args} {...story.args} />
      ))}
    </SampleStack>
  ),
  parameters: { frame: { maxWidth: 360 } },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow>
          <Stateful {...args} disabled={isDisabled} />
          <Stateful {...args} checked={false} disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
