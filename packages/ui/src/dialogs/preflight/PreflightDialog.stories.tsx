import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreflightDialog } from './PreflightDialog.tsx';
import { makePreflightArgs } from './testing/makePreflightArgs.ts';

const meta = {
  title: '开始前检查弹窗 PreflightDialog',
  id: 'preflight-dialog',
  component: PreflightDialog,
  parameters: { layout: 'fullscreen' },
  args: makePreflightArgs('no-storage', 'sign-in-ends'),
} satisfies Meta<typeof PreflightDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Checking: Story = { args: { isChecking: true } };
export const Offline: Story = { args: makePreflightArgs('offline') };
export const OpenElsewhere: Story = { args: makePreflightArgs('open-elsewhere') };
export const NoStorage: Story = { args: { ...makePreflightArgs('no-storage'), exam: 'homework' } };
export const SignInEnds: Story = { args: makePreflightArgs('sign-in-ends') };
export const ClockDiffers: Story = { args: makePreflightArgs('clock-differs') };
export const Everything: Story = {
  args: makePreflightArgs('offline', 'open-elsewhere', 'no-storage', 'sign-in-ends', 'clock-differs'),
};
export const Solved: Story = { args: makePreflightArgs() };
