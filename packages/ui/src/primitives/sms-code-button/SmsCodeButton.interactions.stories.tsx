import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SmsCodeButton, type SmsCodeButtonLabels } from './SmsCodeButton.tsx';
import { useSmsPhase } from './useSmsPhase.ts';

const labels: SmsCodeButtonLabels = {
  first: '获取验证码',
  again: '重新获取',
  counting: (seconds) => `${seconds}秒重新获取`,
};

const meta = {
  tags: ['!autodocs'],
  component: SmsCodeButton,
  args: { phase: { kind: 'ready', hasSent: false }, onSend: fn(), onRefuse: fn(), labels },
} satisfies Meta<typeof SmsCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IgnoresClicksDuringTheCountdown: Story = {
  args: { phase: { kind: 'counting', seconds: 42 } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '42秒重新获取' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onRefuse).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresClicksWhileSending: Story = {
  args: { isSending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

export const CountsFromTheDeadline: Story = {
  render: function Sent() {
    const [sentAt, setSentAt] = useState<number | null>(null);
    return <SmsCodeButton labels={labels} phase={useSmsPhase(sentAt)} onSend={() => setSentAt(Date.now())} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('sending starts the countdown at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
      await expect(canvas.getByRole('button')).toHaveTextContent(/^(60|59|58)秒重新获取$/);
    });
  },
};

export const AfterTheCountdown: Story = {
  render: function Sent() {
    const [sentAt] = useState(() => Date.now() - 60_000);
    return <SmsCodeButton labels={labels} phase={useSmsPhase(sentAt)} onSend={() => undefined} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新获取' })).toBeEnabled();
  },
};
