import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/Spinner.ts';
import { type ButtonLook, ButtonRoot } from './ButtonRoot.ts';

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner, ignores clicks and sets aria-busy. */
  isLoading?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. For a link in the same style use ButtonLink. */
export function Button({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  isLoading = false,
  isFullWidth = false,
  icon,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonRoot
      type="button"
      {...rest}
      $variant={variant}
      $tone={tone}
      $size={size}
      $isFullWidth={isFullWidth}
      disabled={disabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {isLoading ? <Spinner size={16} /> : icon}
      {children}
    </ButtonRoot>
  );
}
