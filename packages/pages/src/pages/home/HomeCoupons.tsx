import { listReceivableCoupons } from '@cloud-school/api-client';
import type { Coupon } from '@cloud-school/domain';
import { CouponsBlock, homeItemCounts } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';

interface HomeCouponsProps {
  /** 'YYYY-MM-DD' */
  today: string;
  /** Opens the app, where coupons are claimed. */
  onClaim?: ((coupon: Coupon) => void) | undefined;
}

/** The newest coupons that can be claimed (HOME-05). */
export function HomeCoupons({ today, onClaim }: HomeCouponsProps) {
  const { client } = usePortal();
  const session = useSession();
  const query = { size: homeItemCounts.coupons };
  // The answer tells what the student has claimed.
  const key = [listReceivableCoupons.id, query, session.kind === 'student' ? session.userId : null];
  return (
    <CouponsBlock
      coupons={useSwrLoadable(key, () => client.call(listReceivableCoupons, query))}
      today={today}
      onClaim={onClaim}
    />
  );
}
