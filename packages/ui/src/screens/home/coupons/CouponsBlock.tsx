import type { Coupon } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { CouponTicket } from '../../../cards/coupon-ticket/CouponTicket.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { ScrollBox } from '../../../primitives/scroll-box/ScrollBox.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface CouponsBlockProps {
  coupons: Loadable<Coupon[]>;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Starts claiming a coupon; without it the tickets have no button. */
  onClaim?: (coupon: Coupon) => void;
}

/** The coupons that can be claimed: stacked, or in a scrolling row on a phone (HOME-05). */
export function CouponsBlock({ coupons, today, onClaim }: CouponsBlockProps) {
  return (
    <section aria-labelledby="home-coupons">
      <SectionHead id="home-coupons" title="助学券" size="small" />
      <Frame>
        <Block
          of={coupons}
          skeleton={<CouponsSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState title="暂无数据" hint="学校发放助学券后可在这里领取" />}
          errorTitle="助学券加载失败"
        >
          {(data) => (
            <Scroller>
              <Tickets>
                {withKeys(data.slice(0, homeItemCounts.coupons)).map(([coupon, key]) => (
                  <li key={key}>
                    <CouponTicket coupon={coupon} today={today} onClaim={onClaim} />
                  </li>
                ))}
              </Tickets>
            </Scroller>
          )}
        </Block>
      </Frame>
    </section>
  );
}

function CouponsSkeleton() {
  return (
    <Scroller>
      <Tickets as="div">
        <SkeletonRows count={homeItemCounts.coupons}>
          <Skeleton height="100%" shape="block" />
        </SkeletonRows>
      </Tickets>
    </Scroller>
  );
}

/** The same height in every state, equal to the notices beside it. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 328px;
  ${media.phone} {
    min-height: 108px;
  }
`;

const Scroller = styled(ScrollBox)`
  height: 100%;
  overflow: visible;
  ${media.phone} {
    /* Bleeds to the edges of the screen, with padding for the shadows, which overflow would cut. */
    height: auto;
    margin: calc(-1 * ${theme.space[3]}) calc(-1 * ${theme.space[4]});
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
    scroll-padding: 0 ${theme.space[4]};
  }
  ${media.largeText} {
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Tickets = styled.ul`
  display: grid;
  grid-template-rows: repeat(3, minmax(96px, 1fr));
  gap: ${theme.space[4]};
  height: 100%;
  ${media.phone} {
    grid-template-rows: minmax(108px, auto);
    grid-auto-flow: column;
    grid-auto-columns: 18.75rem;
    gap: ${theme.space[3]};
    width: max-content;
    > * {
      scroll-snap-align: start;
    }
  }
  ${media.largeText} {
    grid-template-rows: none;
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: minmax(0, 1fr);
    width: auto;
  }
`;
