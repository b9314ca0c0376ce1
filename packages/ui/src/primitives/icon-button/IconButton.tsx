import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

type IconButtonVariant = 'outline' | 'ghost';

export interface IconButtonProps extends NativeProps<'button', 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
  /** 36, 40 or 48 px square; the touch target is at least 44 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A square button with only an icon. */
export function IconButton({ label, icon, variant = 'outline', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <Root type="button" title={label} aria-label={label} {...rest} $variant={variant} $size={size}>
      {icon}
    </Root>
  );
}

const sides = {
  small: theme.size.control.compact,
  medium: theme.size.control.medium,
  large: theme.size.control.large,
};

const looks = {
  outline: css`
    border-color: ${theme.color.line.strong};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.primary};
    &:hover:not(:disabled) {
      border-color: ${theme.color.line.control};
      background: ${theme.color.surface.fill};
    }
  `,
  ghost: css`
    color: ${theme.color.text.secondary};
    &:hover:not(:disabled) {
      background: ${theme.color.surface.fill};
      color: ${theme.color.text.primary};
    }
  `,
};

const Root = styled.button<{ $variant: IconButtonVariant; $size: keyof typeof sides }>`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  ${({ $variant }) => looks[$variant]}
  &::after {
    content: '';
    position: absolute;
    inset: min(-1px, 50% - 22px);
  }
  &:disabled {
    border-color: ${({ $variant }) => ($variant === 'outline' ? theme.color.line.hairline : 'transparent')};
    background: ${({ $variant }) => ($variant === 'outline' ? theme.color.surface.ground : 'transparent')};
    color: ${theme.color.line.control};
    cursor: not-allowed;
  }
`;
