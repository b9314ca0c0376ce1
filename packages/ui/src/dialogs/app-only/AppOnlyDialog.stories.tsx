import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppOnlyDialog } from './AppOnlyDialog.tsx';

const meta = {
  title: '仅限APP弹窗 AppOnlyDialog',
  id: 'app-only-dialog',
  component: AppOnlyDialog,
  args: { feature: '班级公告', appAddress: 'https://app.example/download', onClose: fn() },
} satisfies Meta<typeof AppOnlyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const OnAPhone: Story = { name: '在手机上 On A Phone', globals: { viewport: { value: 'phone' } } };
/** The host configures no download of the app. */
export const WithoutAnAddress: Story = {
  name: '没有地址 Without An Address',
  args: { appAddress: undefined },
};
