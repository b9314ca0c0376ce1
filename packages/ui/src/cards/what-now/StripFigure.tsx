import { css, styled } from 'styled-components';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type WhatNowFigure } from './whatNowLook.tsx';

export function StripFigure({ label, value, unit, share, size }: WhatNowFigure & { size: 'page' | 'slim' }) {
  return (
    <FigureCell $size={size} $hasBar={share !== null}>
      <p>
        <span>{label}</span>
        <span>
          <Value>{value}</Value> {unit}
        </span>
      </p>
      {share !== null && <Progress label={label} value={share} valueText={`${value} ${unit}`} />}
    </FigureCell>
  );
}

export interface Sized {
  $size: 'page' | 'slim';
}

/* A short strip is as high as the others: a row of words fills it. */
const filled = css`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
`;

/** Without a bar below them the words stand beside their figure. */
const FigureCell = styled.div<Sized & { $hasBar: boolean }>`
  display: grid;
  flex: none;
  gap: ${theme.space[2]};
  width: 168px;
  > p {
    display: flex;
    align-items: baseline;
    justify-content: ${({ $hasBar }) => ($hasBar ? 'space-between' : 'flex-end')};
    gap: ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.phone} {
    display: ${({ $size }) => ($size === 'slim' ? 'none' : 'grid')};
    width: 100%;
    > p {
      justify-content: space-between;
    }
    ${({ $hasBar }) => !$hasBar && filled}
  }
`;

const Value = styled.strong`
  color: ${theme.color.text.primary};
  font: ${theme.type.title};
`;
