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

export const Several: Story = { name: '多个问题 Several' };
export const Checking: Story = { name: '校验中 Checking', args: { isChecking: true } };
export const Offline: Story = { name: '离线 断网 Offline', args: makePreflightArgs('offline') };
export const OpenElsewhere: Story = {
  name: '他处打开 Open Elsewhere',
  args: makePreflightArgs('open-elsewhere'),
};
export const NoStorage: Story = {
  name: '不能存储 No Storage',
  args: { ...makePreflightArgs('no-storage'), exam: 'homework' },
};
export const SignInEnds: Story = { name: '登录将过期 Sign In Ends', args: makePreflightArgs('sign-in-ends') };
export const ClockDiffers: Story = {
  name: '时钟不准 Clock Differs',
  args: makePreflightArgs('clock-differs'),
};
export const Everything: Story = {
  name: '全部问题 Everything',
  args: makePreflightArgs('offline', 'open-elsewhere', 'no-storage', 'sign-in-ends', 'clock-differs'),
};
export const Solved: Story = { name: '已解决 Solved', args: makePreflightArgs() };
