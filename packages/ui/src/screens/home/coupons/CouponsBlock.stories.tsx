import { makeCoupon, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { CouponsBlock } from './CouponsBlock.tsx';

const meta = {
  title: '首页优惠券 CouponsBlock',
  id: 'coupons-block',
  component: CouponsBlock,
  args: { coupons: ready(makeMany(makeCoupon, 3)), today: '2026-11-21', onClaim: fn() },
  parameters: { frame: { width: 'min(692px, 92vw)' } },
} satisfies Meta<typeof CouponsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { coupons: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { coupons: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { coupons: failed('系统繁忙', fn()) } };
export const Partial: Story = { name: '部分 Partial', args: { coupons: ready([makeCoupon()]) } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    coupons: ready(
      makeMany(
        (_, index) =>
          makeCoupon({ title: '养老护理员、育婴员与医疗护理员三级四级秋冬班报名立减通用券' }, index),
        3,
      ),
    ),
  },
};
/** More data than the block shows: three coupons. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { coupons: ready(makeMany(makeCoupon, 1000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
/** The coupons have no button, so the scrolling row is focusable. */
export const PhoneAllReceived: Story = {
  name: '手机 全部已领 Phone All Received',
  args: { coupons: ready(makeMany((_, index) => makeCoupon({ status: 'received' }, index), 3)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // The row measures itself after the first frame; the accessibility check must not come before.
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="0"]')).toBeVisible());
  },
};
