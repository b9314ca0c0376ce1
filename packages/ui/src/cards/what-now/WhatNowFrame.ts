import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { WhatNowLook } from './whatNowLook.tsx';

/** The box of the strip and of its skeleton: 112 px high, so that nothing below moves; one row of 72 px on phones if slim. */
export const WhatNowFrame = styled.section<{ $isRunning: boolean; $size: 'page' | 'slim' }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 112px;
  padding: ${theme.space[4]} ${theme.space[6]};
  ${cardSurface}
  ${({ $isRunning }) => $isRunning && `outline: 2px solid ${theme.color.action.base}; outline-offset: -2px;`}
  ${media.short} {
    ${({ $size }) => $size === 'slim' && `min-height: 80px; padding-block: ${theme.space[2]};`}
  }
  ${media.tablet} {
    gap: ${theme.space[4]};
  }
  ${media.phone} {
    flex-wrap: ${({ $size }) => ($size === 'slim' ? 'nowrap' : 'wrap')};
    gap: ${theme.space[3]};
    min-height: ${({ $size }) => ($size === 'slim' ? '72px' : '232px')};
    padding: ${({ $size }) => ($size === 'slim' ? theme.space[2] : theme.space[4])} ${theme.space[4]};
    align-content: space-between;
    > :nth-child(2) {
      flex-basis: ${({ $size }) => ($size === 'slim' ? '0' : '100%')};
    }
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
  ${media.print} {
    display: none;
  }
`;

const grounds: Record<WhatNowLook['tone'], { background: string; ink: string }> = {
  running: { background: theme.color.action.fill, ink: theme.color.text.onAction },
  plain: { background: theme.color.action.tint, ink: theme.color.action.base },
  done: { background: theme.color.success.tint, ink: theme.color.success.ink },
};

/** The icon at the left, which phones leave out. */
export const WhatNowTile = styled.span<{ $tone: WhatNowLook['tone']; $size: 'page' | 'slim' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${theme.radius.card};
  background: ${({ $tone }) => grounds[$tone].background};
  color: ${({ $tone }) => grounds[$tone].ink};
  ${media.phone} {
    display: none;
  }
`;
