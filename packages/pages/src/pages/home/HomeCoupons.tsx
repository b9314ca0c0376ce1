import { listReceivableCoupons } from '@cloud-school/api-client';
import type { Coupon } from '@cloud-school/domain';
import { CouponsBlock, homeItemCounts } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';

interface HomeCouponsProps {
  /** 'YYYY-MM-DD' */
  today: string;
  /** Opens the app, where coupons are claimed. */
  onClaim?: ((coupon: Coupon) => void) | undefined;
}

/** The newest coupons that can be claimed (HOME-05). */
export function HomeCoupons({ today, onClaim }: HomeCouponsProps) {
  return (
    <CouponsBlock
      coupons={useLoadable(listReceivableCoupons, { size: homeItemCounts.coupons })}
      today={today}
      onClaim={onClaim}
    />
  );
}
