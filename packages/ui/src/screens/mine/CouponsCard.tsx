import type { Coupon } from '@cloud-school/domain';
import { TicketPercent } from 'lucide-react';
import { styled } from 'styled-components';
import { couponState } from '../../cards/coupon-ticket/couponState.ts';
import { formatMinimum } from '../../cards/coupon-ticket/formatMinimum.ts';
import { formatLastDay } from '../../cards/coupon-ticket/formatUsableWindow.ts';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MineCard, MineEmpty } from './MineCard.tsx';

export interface CouponsCardProps {
  coupons: Loadable<Coupon[]>;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Where coupons are claimed. */
  claimTo: string;
  /** The projects that a coupon is for. */
  useTo: string;
}

/** The coupons that can be claimed or used, the best one first. */
export function CouponsCard({ coupons, today, claimTo, useTo }: CouponsCardProps) {
  return (
    <MineCard title="助学券">
      <Block
        of={coupons}
        skeleton={<Skeleton height={88} shape="block" />}
        errorTitle="助学券加载失败"
        errorVariant="bare"
        isEmpty={(data) => listUsable(data, today).length === 0}
        empty={
          <MineEmpty
            icon={<TicketPercent size={20} aria-hidden />}
            title="没有能用的券"
            hint="有新的会放在首页"
          />
        }
      >
        {(data) => (
          <List>
            {listUsable(data, today).map((coupon) => (
              <Row key={coupon.id}>
                <Amount>
                  <small>¥</small>
                  {formatYuan(coupon.amount)}
                </Amount>
                <div>
                  <b>
                    <PhraseText>{coupon.title}</PhraseText>
                  </b>
                  <Terms>
                    <span>{formatMinimum(coupon.minimum)}</span>
                    <span>{formatLastDay(coupon, today)}</span>
                  </Terms>
                </div>
                <ButtonLink
                  to={{ claimTo, useTo }[ACTIONS[coupon.status].to]}
                  variant="secondary"
                  size="small"
                >
                  {ACTIONS[coupon.status].label}
                  <VisuallyHidden as="span">：{coupon.title}</VisuallyHidden>
                </ButtonLink>
              </Row>
            ))}
          </List>
        )}
      </Block>
    </MineCard>
  );
}

/** What is next for a coupon. */
const ACTIONS: Record<Coupon['status'], { label: string; to: 'claimTo' | 'useTo' }> = {
  claimable: { label: '去领取', to: 'claimTo' },
  received: { label: '去使用', to: 'useTo' },
  gone: { label: '去看看', to: 'useTo' },
};

/** Those that can be claimed or used today, the largest first. */
function listUsable(coupons: readonly Coupon[], today: string): Coupon[] {
  return coupons
    .filter((coupon) => USABLE[couponState(coupon, today)])
    .toSorted((one, other) => Number(other.amount) - Number(one.amount));
}

const USABLE: Record<ReturnType<typeof couponState>, boolean> = {
  claimable: true,
  received: true,
  gone: false,
  expired: false,
};

/* As far from the title as the first certificate. */
const List = styled.ul`
  padding-block: ${theme.space[3]} ${theme.space[1]};
`;

/* The best one is drawn as a ticket, the others are rows. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  b {
    font: ${theme.type.bodyStrong};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  &:first-child {
    padding-block: ${theme.space[4]};
    border-radius: ${theme.radius.option};
    background: ${theme.color.accent.tint};
  }
  & + & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    grid-template-columns: minmax(3.5rem, auto) minmax(0, 1fr) auto;
    padding-inline: ${theme.space[3]};
  }
`;

/* One under the other on the ticket, side by side in a row. */
const Terms = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  li:first-child & {
    flex-direction: column;
  }
`;

const Amount = styled.p`
  color: ${theme.color.accent.ink};
  font: ${theme.type.labelStrong};
  font-variant-numeric: tabular-nums;
  li:first-child & {
    font: ${theme.type.figure};
  }
  small {
    font: ${theme.type.bodyStrong};
  }
`;
