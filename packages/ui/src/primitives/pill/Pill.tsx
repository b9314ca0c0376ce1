import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { Words } from '../words/Words.tsx';

export type PillTone = 'plain' | 'track' | 'solid' | 'overlay' | 'chrome';

export interface PillProps extends NativeProps<'span'> {
  /** Overlay is for pictures and 24 px high; chrome is for the header and, like the others, 20 px high. */
  tone?: PillTone;
  icon?: ReactNode;
}

/** A small rounded label: a school's tag, a count, a duration on a cover. */
export function Pill({ tone = 'plain', icon, children, ...rest }: PillProps) {
  return (
    <Root {...rest} $tone={tone}>
      {icon}
      <Words>{children}</Words>
    </Root>
  );
}

const { color } = theme;
const looks: Record<PillTone, { background: string; ink: string }> = {
  plain: { background: color.surface.fill, ink: color.text.secondary },
  track: { background: color.surface.track, ink: color.text.secondary },
  solid: { background: color.action.fill, ink: color.text.onAction },
  overlay: { background: color.surface.pill, ink: color.text.onStage },
  chrome: { background: color.chrome.pill, ink: color.chrome.textSecondary },
};

const Root = styled.span<{ $tone: PillTone }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-width: 1.5rem;
  height: ${({ $tone }) => ($tone === 'overlay' ? '1.5rem' : '1.25rem')};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => looks[$tone].background};
  color: ${({ $tone }) => looks[$tone].ink};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
