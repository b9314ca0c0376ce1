import type { Coupon } from '@cloud-school/api-client';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { couponState, lastDayWords, minimumWords, windowWords } from './couponWords.ts';

interface CouponTicketProps {
  coupon: Coupon;
  /** 'YYYY-MM-DD' */
  today: string;
  /** The way to claim it; without it there is no button. */
  onClaim?: (coupon: Coupon) => void;
}

/** A coupon as a ticket: what it is worth on the stub, what it is for beside the tear line. */
export function CouponTicket({ coupon, today, onClaim }: CouponTicketProps) {
  const state = couponState(coupon, today);
  const amount = formatYuan(coupon.amount);
  const isOver = state === 'gone' || state === 'expired';
  return (
    <Root>
      <Stub $isOver={isOver}>
        <Amount $length={amount.length}>
          <Sign>¥</Sign>
          {amount}
        </Amount>
        <span>{minimumWords(coupon.minimum)}</span>
      </Stub>
      <Main>
        <Words>
          <Title title={coupon.title}>{coupon.title}</Title>
          <Window>{windowWords(coupon)}</Window>
          <LastDay>{lastDayWords(coupon, today)}</LastDay>
        </Words>
        {state === 'claimable' && onClaim && (
          <Button tone="accent" onClick={() => onClaim(coupon)}>
            立即领取
            <VisuallyHidden as="span">：{coupon.title}</VisuallyHidden>
          </Button>
        )}
        {state === 'received' && (
          <Received>
            <CircleCheck size={18} aria-hidden />
            已领取
          </Received>
        )}
        {isOver && <Over>{state === 'gone' ? '已抢光' : '已过期'}</Over>}
      </Main>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: flex;
  height: 100%;
  min-height: 96px;
  overflow: hidden;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Stub = styled.div<{ $isOver: boolean }>`
  --notch: radial-gradient(circle, ${theme.color.surface.ground} 7px, transparent 7.5px);
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 152px;
  padding: 0 ${theme.space[2]};
  background: ${({ $isOver }) => ($isOver ? theme.color.surface.fill : theme.color.accent.tint)};
  color: ${({ $isOver }) => ($isOver ? theme.color.text.tertiary : theme.color.accent.ink)};
  font: ${theme.type.caption};
  white-space: nowrap;
  /* The tear line, with a notch at its head and one at its foot. */
  &::before {
    content: '';
    position: absolute;
    inset: 9px -1px 9px auto;
    border-left: 1px dashed currentColor;
    opacity: 0.4;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -7px -7px -7px auto;
    width: 14px;
    background:
      var(--notch) top / 14px 14px no-repeat,
      var(--notch) bottom / 14px 14px no-repeat;
  }
  ${media.phone} {
    width: 96px;
  }
`;

/** A long amount is written smaller, so that it keeps to its stub. */
const Amount = styled.p<{ $length: number }>`
  max-width: 100%;
  overflow: hidden;
  font: ${({ $length }) => ($length > 8 ? theme.type.labelStrong : theme.type.clock)};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  ${media.phone} {
    font: ${({ $length }) => ($length > 5 ? theme.type.bodyStrong : theme.type.figure)};
  }
`;

const Sign = styled.span`
  font: ${theme.type.labelStrong};
  ${media.phone} {
    font: ${theme.type.bodyStrong};
  }
`;

const Main = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: 0 ${theme.space[6]};
  ${media.phone} {
    flex-wrap: wrap;
    align-content: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    padding: 0 ${theme.space[3]} 0 14px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  ${media.phone} {
    display: contents;
  }
`;

const Title = styled.h3`
  ${truncate}
  font: ${theme.type.labelStrong};
  ${media.phone} {
    flex: 1 0 100%;
    font: ${theme.type.bodyStrong};
  }
`;

const Window = styled.p`
  margin-top: ${theme.space[1]};
  ${truncate}
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;

/** Beside the button, where the whole window finds no room. */
const LastDay = styled(Window)`
  display: none;
  ${media.phone} {
    display: block;
    flex: 1;
    min-height: 40px;
    margin: 0;
    line-height: 40px;
  }
`;

const Received = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${theme.color.success.ink};
  font: ${theme.type.bodyStrong};
`;

const Over = styled.p`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.bodyStrong};
`;
