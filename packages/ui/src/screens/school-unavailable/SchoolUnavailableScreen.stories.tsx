import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SchoolUnavailableScreen } from './SchoolUnavailableScreen.tsx';

const meta = {
  title: '学校不可用 SchoolUnavailableScreen',
  id: 'school-unavailable-screen',
  component: SchoolUnavailableScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: '系统繁忙', onRetry: fn() },
} satisfies Meta<typeof SchoolUnavailableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const Retries: Story = {
  name: '重试 Retries',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
