import { css, styled } from 'styled-components';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface FilterPillProps extends NativeProps<'button'> {
  isPressed: boolean;
  /** Dark when pressed, for the choice of everything. */
  isAll?: boolean;
  /** 26 or 32 px high, with a touch target of 38 or 44 px. */
  size?: 'small' | 'medium';
}

/** A filter that is on or off. */
export function FilterPill({ isPressed, isAll = false, size = 'medium', ...rest }: FilterPillProps) {
  return <Root type="button" {...rest} aria-pressed={isPressed} $isAll={isAll} $size={size} />;
}

const sizes = {
  small: css`
    height: 26px;
    padding: 0 ${theme.space[2]};
    font: ${theme.type.caption};
    &[aria-pressed='true'] {
      font: ${theme.type.captionStrong};
    }
  `,
  medium: css`
    height: ${theme.size.control.small};
    padding: 0 14px;
    font: ${theme.type.body};
    &[aria-pressed='true'] {
      font: ${theme.type.bodyStrong};
    }
  `,
};

const pressed = {
  all: css`
    &,
    &:hover {
      border-color: ${theme.color.text.primary};
      background: ${theme.color.text.primary};
      color: ${theme.color.surface.card};
    }
  `,
  one: css`
    &,
    &:hover {
      border-color: ${theme.color.action.base};
      background: ${theme.color.action.tint};
      color: ${theme.color.action.base};
    }
  `,
};

const Root = styled.button<{ $isAll: boolean; $size: 'small' | 'medium' }>`
  position: relative;
  flex: none;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  &:hover {
    border-color: ${theme.color.line.control};
    color: ${theme.color.text.primary};
  }
  &[aria-pressed='true'] {
    ${({ $isAll }) => ($isAll ? pressed.all : pressed.one)}
    ${forcedChoice}
  }
  &::after {
    content: '';
    position: absolute;
    inset: -7px -1px;
  }
  ${({ $size }) => sizes[$size]}
`;
