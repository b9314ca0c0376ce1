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

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The host configures no download of the app. */
export const WithoutAnAddress: Story = { args: { appAddress: undefined } };
