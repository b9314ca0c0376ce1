import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { PhonePanel } from './PhonePanel.tsx';

type OnCopy = Parameters<typeof PhonePanel>[0]['onCopy'];

const meta = {
  title: '手机面板 PhonePanel',
  id: 'phone-panel',
  component: PhonePanel,
  args: {
    phone: ready('0571-8832 6610'),
    onCopy: fn<OnCopy>(async () => undefined),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PhonePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: '加载 骨架 Loading', args: { phone: LOADING } };
export const Failed: Story = { name: '失败 Failed', args: { phone: failed('系统繁忙', fn()) } };
export const Missing: Story = {
  name: '缺失 Missing',
  args: { phone: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click copies the number and shows a confirmation; the focus stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '复制号码' }));
      await expect(args.onCopy).toHaveBeenCalledWith('0571-8832 6610');
      await expect(await canvas.findByRole('button', { name: '已复制' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('已复制');
    });
  },
};

export const CopyRefused: Story = {
  name: '复制被拒 Copy Refused',
  args: { onCopy: fn<OnCopy>(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制号码' }));
    await expect(await canvas.findByText('没有复制成功，请手动选中号码')).toBeVisible();
  },
};

/** On a phone, the button dials the number. */
export const OnPhone: Story = {
  name: '手机 On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '拨打电话' })).toHaveAttribute('href', 'tel:0571-88326610');
    await expect(canvas.queryByRole('button', { name: '复制号码' })).not.toBeInTheDocument();
  },
};
