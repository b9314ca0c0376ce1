import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SmsCodeButton } from './SmsCodeButton.tsx';

const meta = {
  title: '短信按钮 SmsCodeButton',
  id: 'sms-code-button',
  component: SmsCodeButton,
  args: { phase: { kind: 'ready', hasSent: false }, onSend: () => undefined },
} satisfies Meta<typeof SmsCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counting: Story = { args: { phase: { kind: 'counting', seconds: 42 } } };
export const Again: Story = { args: { phase: { kind: 'ready', hasSent: true } } };
export const Sending: Story = { args: { isSending: true } };

/** Before the first code, sending, counting down, and ready to send again. */
export const Variants: Story = {
  render: (args) => (
    <SampleRow>
      {[Default, Sending, Counting, Again].map((story, index) => (
        <SmsCodeButton key={index} {...args} {...story.args} />
      ))}
    </SampleRow>
  ),
};
