import { listReceivableCoupons } from '@cloud-school/api-client';
import { type Coupon } from '@cloud-school/domain';
import { CouponsBlock, homeItemCounts } from '@cloud-school/ui';
import { useSwrLoadable } from '../../platform/data/useLoadable.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

interface HomeCouponsProps {
  /** 'YYYY-MM-DD' */
  today: string;
  /** Opens the app, where coupons are claimed. */
  onClaim?: ((coupon: Coupon) => void) | undefined;
}

/** The newest coupons that can be claimed (HOME-05). */
export function HomeCoupons({ today, onClaim }: HomeCouponsProps) {
  const { client } = usePortal();
  const query = { size: homeItemCounts.coupons };
  return (
    <CouponsBlock
      coupons={useSwrLoadable([listReceivableCoupons.id, query], () =>
        client.call(listReceivableCoupons, query),
      )}
      today={today}
      onClaim={onClaim}
    />
  );
}
