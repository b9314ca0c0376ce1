import type { Price } from '@cloud-school/domain';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatYuan } from './formatYuan.ts';

interface PriceFigureProps {
  price: Price;
  /** Figures of 20, 24 (20 on phones) or 36 px. */
  size?: 'small' | 'medium' | 'large';
  /** Words for nothing to pay, and behind the lowest of several prices. */
  labels: { free: string; from: string };
}

/** A price with a small ¥; a word marks the lowest of several prices. */
export function PriceFigure({ price: { amount, isFrom }, size = 'medium', labels }: PriceFigureProps) {
  if (amount === '0') return <Root $size={size}>{labels.free}</Root>;
  return (
    <Root $size={size}>
      <Sign>¥</Sign>
      {formatYuan(amount)}
      {isFrom && <From>{labels.from}</From>}
    </Root>
  );
}

const sizes = {
  small: css`
    font: ${theme.type.title};
  `,
  medium: css`
    font: ${theme.type.figure};
    ${media.phone} {
      font: ${theme.type.title};
    }
  `,
  large: css`
    font: ${theme.type.clock};
  `,
};

const Root = styled.span<{ $size: keyof typeof sizes }>`
  color: ${theme.color.accent.ink};
  ${({ $size }) => sizes[$size]}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Sign = styled.span`
  font: ${theme.type.bodyStrong};
`;

const From = styled.span`
  margin-left: 2px;
  font: ${theme.type.caption};
`;
