import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ServicePanel } from './ServicePanel.tsx';

const meta = {
  title: '客服面板 ServicePanel',
  id: 'service-panel',
  component: ServicePanel,
  args: { codeUrl: ready('/media/qr/yunfan-service.svg'), onConsult: fn() },
} satisfies Meta<typeof ServicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: '加载 骨架 Loading', args: { codeUrl: LOADING } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { codeUrl: failed('系统繁忙', fn()) },
};
export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '客服微信二维码' })).toHaveAttribute(
      'src',
      '/media/qr/yunfan-service.svg',
    );
  },
};
export const Missing: Story = {
  name: '缺失 Missing',
  args: { codeUrl: ready(null) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('暂无客服微信')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '改用留言咨询' }));
    await expect(args.onConsult).toHaveBeenCalledOnce();
  },
};
