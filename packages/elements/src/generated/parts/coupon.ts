// Written by `pnpm write elements` from src/specs.
import { CouponTicket } from '@cloud-school/ui';
import type { Part } from '../../loader/Part.ts';

export const part: Part = {
  Component: CouponTicket,
  properties: {"coupon":"data","today":"day"},
  needed: ["coupon"],
  events: {"onClaim":["claim","coupon"]},
  requests: {},
  offered: [],
  isField: false,
  isInline: false,
};
