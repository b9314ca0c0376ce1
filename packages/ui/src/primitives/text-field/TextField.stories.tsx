import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Lock, ShieldCheck, Smartphone, User } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleStack } from '../../testing/SampleStack.ts';
import { SmsCodeButton } from '../sms-code-button/SmsCodeButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Stateful(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const smsButton = (
  <SmsCodeButton
    phase={{ kind: 'counting', seconds: 42 }}
    onSend={() => undefined}
    labels={{ first: '获取验证码', again: '重新获取', counting: (seconds) => `${seconds}秒重新获取` }}
  />
);

const meta = {
  title: '输入框 TextField',
  id: 'text-field',
  component: TextField,
  args: { label: '姓名', value: '', placeholder: '请输入姓名', onChange: () => undefined },
  parameters: {
    frame: { maxWidth: 320 },
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const HiddenLabel: Story = {
  name: '隐藏标签 Hidden Label',
  args: { isLabelHidden: true, icon: <User size={20} aria-hidden /> },
};
export const WithHint: Story = { name: '带提示 With Hint', args: { hint: '请与身份证上的姓名一致' } };
export const Wrong: Story = {
  name: '错误 Wrong',
  args: {
    label: '证书编号',
    isLabelHidden: true,
    icon: <Award size={20} aria-hidden />,
    value: 'S0003301',
    error: '请输入正确的证书编号',
  },
};
export const Disabled: Story = {
  name: '禁用 Disabled',
  args: {
    label: '学校',
    isLabelHidden: true,
    icon: <Lock size={20} aria-hidden />,
    value: '杭州拱墅校区',
    disabled: true,
  },
};
export const Medium: Story = { name: '中号 Medium', args: { size: 'medium' } };
/** A text longer than its field, with content at both ends. */
export const LongText: Story = {
  name: '长文字 Long Text',
  args: {
    isLabelHidden: true,
    prefix: '+86',
    icon: <Smartphone size={20} aria-hidden />,
    value: '13857146209138571462091385714620913857146209',
    suffix: smsButton,
    error: '请输入正确的手机号，号码由 11 位数字组成，以 1 开头，可以带 +86 或者 0086 开头',
  },
};

/** The fields of the sign-in card. */
export const SignIn: Story = {
  name: '登录 Sign In',
  render: () => (
    <SampleStack>
      <Stateful
        label="手机号"
        isLabelHidden
        type="tel"
        icon={<Smartphone size={20} aria-hidden />}
        prefix="+86"
        value="138 5714 6209"
        onChange={() => undefined}
      />
      <Stateful
        label="验证码"
        isLabelHidden
        inputMode="numeric"
        autoComplete="one-time-code"
        icon={<ShieldCheck size={20} aria-hidden />}
        value="407"
        maxLength={6}
        success="验证码已发送"
        suffix={smsButton}
        onChange={() => undefined}
      />
    </SampleStack>
  ),
};

/** Columns as wide as the window; the frame of the other stories fits one field. */
const sheet: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  alignItems: 'start',
  width: 'calc(100vw - 48px)',
  maxWidth: 1040,
};

/** Visible and hidden labels, both sizes, hint, error, success, disabled, and content at the ends. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <div style={sheet}>
      <Stateful {...args} />
      <Stateful {...args} size="medium" value="沈雨薇" />
      {[HiddenLabel, WithHint, Wrong, Disabled, LongText].map((story, index) => (
        <Stateful key={index} {...args} {...story.args} />
      ))}
      <Stateful {...args} label="手机号" type="tel" prefix="+86" value="138 5714 6209" />
      <Stateful {...args} label="验证码" value="407912" success="验证码已发送" />
    </div>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleStack>
          <Stateful {...args} value="沈雨薇" disabled={isDisabled} />
          <Stateful {...args} error="请输入姓名" disabled={isDisabled} />
        </SampleStack>
      )}
    </InteractionStates>
  ),
};
