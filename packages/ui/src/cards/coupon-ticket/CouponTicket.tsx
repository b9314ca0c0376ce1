import type { Coupon } from '@cloud-school/domain';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { formatYuan } from '../../primitives/price/formatYuan.ts';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type CouponState, couponState } from './couponState.ts';
import { formatMinimum } from './formatMinimum.ts';
import { formatLastDay, formatUsableWindow } from './formatUsableWindow.ts';

export interface CouponTicketProps extends NativeProps<'article', 'children'> {
  coupon: Coupon;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Without it there is no button. */
  onClaim?: (coupon: Coupon) => void;
}

/** A coupon as a ticket: its amount on the stub, its title and dates beside the tear line. */
export function CouponTicket({ coupon, today, onClaim, ...rest }: CouponTicketProps) {
  const state = couponState(coupon, today);
  const amount = formatYuan(coupon.amount);
  const endedLabel = endedLabels[state];
  return (
    <Root {...rest}>
      <Stub $isEnded={endedLabel !== null}>
        <Amount $length={amount.length}>
          <Sign>¥</Sign>
          {amount}
        </Amount>
        <span>{formatMinimum(coupon.minimum)}</span>
      </Stub>
      <Main>
        <Text>
          <Title>
            <PhraseText>{coupon.title}</PhraseText>
          </Title>
          <Window>{formatUsableWindow(coupon)}</Window>
          <LastDay>{formatLastDay(coupon, today)}</LastDay>
        </Text>
        {state === 'claimable' && onClaim && (
          <Button tone="accent" onClick={() => onClaim(coupon)}>
            立即领取
            <VisuallyHidden as="span">：{coupon.title}</VisuallyHidden>
          </Button>
        )}
        {state === 'received' && (
          <Received>
            <CircleCheck size={18} aria-hidden />
            <span>已领取</span>
          </Received>
        )}
        {endedLabel !== null && <Ended>{endedLabel}</Ended>}
      </Main>
    </Root>
  );
}

/** Null for a coupon that can still be claimed or used. */
const endedLabels: Record<CouponState, string | null> = {
  claimable: null,
  received: null,
  gone: '已抢光',
  expired: '已过期',
};

const Root = styled.article`
  position: relative;
  display: flex;
  height: 100%;
  min-height: 96px;
  overflow: hidden;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.largeText} {
    flex-direction: column;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Stub = styled.div<{ $isEnded: boolean }>`
  --notch: radial-gradient(circle, ${theme.color.surface.ground} 7px, transparent 7.5px);
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 9.5rem;
  padding: 0 ${theme.space[2]};
  background: ${({ $isEnded }) => ($isEnded ? theme.color.surface.fill : theme.color.accent.tint)};
  color: ${({ $isEnded }) => ($isEnded ? theme.color.text.tertiary : theme.color.accent.ink)};
  font: ${theme.type.caption};
  white-space: nowrap;
  /* The tear line, with a notch at its top and its bottom. */
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
    width: 6rem;
  }
  ${media.largeText} {
    width: auto;
    padding: ${theme.space[2]};
    &::before,
    &::after {
      display: none;
    }
  }
`;

/** A long amount has a smaller font, so that it fits the stub. */
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
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 14px;
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  ${media.phone} {
    display: contents;
  }
`;

const Title = styled.h3`
  ${clamp(2)}
  font: ${theme.type.labelStrong};
  ${media.phone} {
    flex: 1 0 100%;
    font: ${theme.type.bodyStrong};
  }
`;

const Window = styled.p`
  margin-top: ${theme.space[1]};
  ${clamp(1)}
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;

/** Replaces the whole window on a phone, which has no room for it beside the button. */
const LastDay = styled(Window)`
  display: none;
  ${media.phone} {
    display: block;
    flex: 1;
    margin: 0;
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

const Ended = styled.p`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.bodyStrong};
`;
