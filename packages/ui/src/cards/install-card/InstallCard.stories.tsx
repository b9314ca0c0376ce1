import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InstallCard } from './InstallCard.tsx';

const meta = {
  title: '添加到主屏幕 InstallCard',
  id: 'install-card',
  component: InstallCard,
  args: { onInstall: fn(), onDecline: fn() },
} satisfies Meta<typeof InstallCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
};
export const Steps: Story = {
  name: '两步 Steps',
  args: { onInstall: undefined },
  globals: { viewport: { value: 'phone' } },
};
