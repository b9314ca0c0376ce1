import { styled } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

export type ProgressTone = 'action' | 'success' | 'warning' | 'danger' | 'accent';

export interface ProgressProps extends NativeProps<'div', 'children'> {
  /** 0 to 1; other values are clamped. */
  value: number;
  /** Accessible name. */
  label: string;
  /** What screen readers announce instead of the percentage. */
  valueText?: string;
  tone?: ProgressTone;
  /** 4 or 8 px high. */
  size?: 'line' | 'bar';
  /** A knob at the current position, for dates. */
  hasKnob?: boolean;
}

/** What a bar that has begun shows at least, in percent: the specification's minimum. */
const MIN_PERCENT = 0.1;

/** A progress bar. */
export function Progress({
  value,
  label,
  valueText,
  tone = 'action',
  size = 'line',
  hasKnob = false,
  ...rest
}: ProgressProps) {
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <Track {...rest} $size={size}>
      <progress aria-label={label} aria-valuetext={valueText} value={share} />
      <Fill
        $tone={tone}
        $hasKnob={hasKnob}
        style={{ width: share === 0 ? 0 : `${Math.max(MIN_PERCENT, share * 100)}%` }}
      />
    </Track>
  );
}

const inks: Record<ProgressTone, string> = {
  action: theme.color.action.base,
  success: theme.color.success.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
  accent: theme.color.accent.ink,
};

const Track = styled.div<{ $size: 'line' | 'bar' }>`
  position: relative;
  print-color-adjust: exact;
  height: ${({ $size }) => ($size === 'bar' ? '8px' : '4px')};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.track};
  ${media.forcedColors} {
    outline: 1px solid;
  }
  progress {
    ${visuallyHidden}
  }
`;

const Fill = styled.div<{ $tone: ProgressTone; $hasKnob: boolean }>`
  position: relative;
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => inks[$tone]};
  ${forcedChoice}
  &::after {
    content: '';
    display: ${({ $hasKnob }) => ($hasKnob ? 'block' : 'none')};
    position: absolute;
    top: 50%;
    right: 0;
    width: 12px;
    height: 12px;
    border: 3px solid ${({ $tone }) => inks[$tone]};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    transform: translate(50%, -50%);
  }
`;
