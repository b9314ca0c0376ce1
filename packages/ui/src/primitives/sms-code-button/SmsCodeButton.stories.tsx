import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SmsCodeButton } from './SmsCodeButton.tsx';

const meta = {
  title: '短信按钮 SmsCodeButton',
  id: 'sms-code-button',
  component: SmsCodeButton,
  args: {
    phase: { kind: 'ready', hasSent: false },
    onSend: () => undefined,
    labels: {
      first: '获取验证码',
      again: '重新获取',
      counting: (seconds) => `${seconds}秒重新获取`,
    },
  },
} satisfies Meta<typeof SmsCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Counting: Story = {
  name: '倒计时中 Counting',
  args: { phase: { kind: 'counting', seconds: 42 } },
};
export const Again: Story = { name: '重新获取 Again', args: { phase: { kind: 'ready', hasSent: true } } };
export const Sending: Story = { name: '发送中 Sending', args: { isSending: true } };

/** Before the first code, sending, counting down, and ready to send again. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleRow>
      {[Default, Sending, Counting, Again].map((story, index) => (
        <SmsCodeButton key={index} {...args} {...story.args} />
      ))}
    </SampleRow>
  ),
};
