import type { StartConcern } from '@cloud-school/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PreflightDialog } from './PreflightDialog.tsx';

const at = (hours: number, minutes: number) => new Date(2026, 10, 21, hours, minutes).getTime();
const signIn: StartConcern = { kind: 'sign-in-ends', at: at(11, 5), examEndsAt: at(11, 20) };
const clock: StartConcern = { kind: 'clock-differs', deviceTime: at(11, 7), serverTime: at(11, 0) };

const meta = {
  component: PreflightDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    exam: 'test',
    concerns: [{ kind: 'no-storage' }, signIn],
    isChecking: false,
    onStart: fn(),
    onTakeOver: fn(),
    onSignIn: fn(),
    onRecheck: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PreflightDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Checking: Story = { args: { isChecking: true } };
export const Offline: Story = { args: { concerns: [{ kind: 'offline' }] } };
export const OpenElsewhere: Story = { args: { concerns: [{ kind: 'open-elsewhere' }] } };
export const NoStorage: Story = { args: { exam: 'homework', concerns: [{ kind: 'no-storage' }] } };
export const SignInEnds: Story = { args: { concerns: [signIn] } };
export const ClockDiffers: Story = { args: { concerns: [clock] } };
export const Everything: Story = {
  args: {
    concerns: [{ kind: 'offline' }, { kind: 'open-elsewhere' }, { kind: 'no-storage' }, signIn, clock],
  },
};
export const Solved: Story = { args: { concerns: [] } };
