import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';

const meta = {
  title: '短信验证码 SmsCodeField',
  id: 'sms-code-field',
  component: SmsCodeField,
  args: {
    label: '验证码',
    placeholder: '请输入验证码',
    value: '',
    onChange: fn(),
    sentAt: null,
    onSend: fn(async () => undefined),
    labels: {
      first: '获取验证码',
      again: '重新获取',
      counting: (seconds) => `${seconds}秒重新获取`,
      sent: '验证码已发送',
      refused: '请在倒计时结束后再发送',
    },
  },
} satisfies Meta<typeof SmsCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Wrong: Story = { name: '错误 Wrong', args: { value: '12', error: '请输入验证码' } };

export const SecondClickWaits: Story = {
  name: '第二次要等 Second Click Waits',
  render: function Stateful(args) {
    const [sentAt, setSentAt] = useState<number | null>(null);
    const onSend = async () => {
      await args.onSend();
      setSentAt(Date.now());
    };
    return <SmsCodeField {...args} sentAt={sentAt} onSend={onSend} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the first click sends a code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await expect(await canvas.findByText('验证码已发送')).toBeVisible();
    });
    await step('the second click shows how long to wait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /秒重新获取/ }));
      await expect(canvas.getByText('请在倒计时结束后再发送')).toBeVisible();
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates>{(isDisabled) => <SmsCodeField {...args} disabled={isDisabled} />}</InteractionStates>
  ),
};
