import { makeCoupon } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CouponTicket } from './CouponTicket.tsx';

const meta = {
  title: '优惠券 CouponTicket',
  id: 'coupon-ticket',
  component: CouponTicket,
  args: { coupon: makeCoupon(), today: '2026-11-21', onClaim: fn() },
  parameters: { frame: { maxWidth: 692 } },
} satisfies Meta<typeof CouponTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  name: '可领取 Claimable',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /立即领取.*秋冬班报名立减券/ }));
    await expect(args.onClaim).toHaveBeenCalledWith(args.coupon);
  },
};
export const Received: Story = { name: '已领取 Received', args: { coupon: makeCoupon({}, 2) } };
export const SoldOut: Story = { name: '已领完 Sold Out', args: { coupon: makeCoupon({ status: 'gone' }) } };
export const Expired: Story = {
  name: '登录过期 Expired',
  args: { coupon: makeCoupon({ usableUntil: '2026-11-20' }) },
};
export const WithoutWindow: Story = {
  name: '没有有效期 Without Window',
  args: { coupon: makeCoupon({ usableFrom: null, usableUntil: null, minimum: null }) },
};
export const WithFen: Story = { name: '带分 With Fen', args: { coupon: makeCoupon({ amount: '99.5' }) } };
export const HugeAmount: Story = {
  name: '超大面额 Huge Amount',
  args: { coupon: makeCoupon({ amount: '12345678.5', minimum: '98765432' }) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    coupon: makeCoupon({ title: '养老护理员、育婴员与医疗护理员三级四级秋冬班报名立减及考前加课通用券' }),
  },
};
/** Without an app, a coupon cannot be claimed. */
export const NotClaimable: Story = { name: '不可领取 Not Claimable', args: { onClaim: undefined } };
export const Phone: Story = {
  name: '手机 Phone',
  parameters: { frame: { maxWidth: 272 } },
  globals: { viewport: { value: 'phone' } },
};
