// Written by `pnpm write elements` from src/specs.
import { CouponTicket } from '@cloud-school/ui';
import type { Binding } from '../../loader/Binding.ts';

export const binding: Binding = {
  Component: CouponTicket,
  properties: {"coupon":"data","today":"day"},
  required: ["coupon"],
  events: {"onClaim":["claim","coupon"]},
  requests: {},
  offered: [],
  isInline: false,
};
