import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServicePanel } from './ServicePanel.tsx';

const meta = {
  component: ServicePanel,
  args: { codeUrl: { status: 'ready', data: '/media/qr/yunfan-service.svg' }, onConsult: fn() },
} satisfies Meta<typeof ServicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { codeUrl: { status: 'loading' } } };
export const Failed: Story = {
  args: { codeUrl: { status: 'failed', message: '系统繁忙', onRetry: fn() } },
};
export const Full: Story = {};
export const Missing: Story = {
  args: { codeUrl: { status: 'ready', data: null } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('暂无客服微信')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改用留言咨询' }));
    await expect(args.onConsult).toHaveBeenCalledOnce();
  },
};
