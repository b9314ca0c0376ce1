import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface FilterPillProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isPressed: boolean;
  /** Dark when pressed, for the choice of everything. */
  isAll?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter that is on or off, 32 px high with a touch target of 42 px. */
export function FilterPill({ isPressed, isAll = false, ...rest }: FilterPillProps) {
  return <Root type="button" {...rest} aria-pressed={isPressed} $isAll={isAll} />;
}

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

const Root = styled.button<{ $isAll: boolean }>`
  position: relative;
  flex: none;
  height: ${theme.size.control.small};
  padding: 0 14px;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  white-space: nowrap;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  &:hover {
    border-color: ${theme.color.line.control};
    color: ${theme.color.text.primary};
  }
  &[aria-pressed='true'] {
    font: ${theme.type.bodyStrong};
    ${({ $isAll }) => ($isAll ? pressed.all : pressed.one)}
  }
  &::after {
    content: '';
    position: absolute;
    inset: -5px -1px;
  }
`;
