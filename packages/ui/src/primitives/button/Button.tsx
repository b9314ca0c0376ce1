import type { ReactNode } from 'react';
import type { NativeProps } from '../native/NativeProps.ts';
import { Spinner } from '../spinner/Spinner.ts';
import { Words } from '../words/Words.tsx';
import { type ButtonStyle, ButtonRoot } from './ButtonRoot.ts';

export interface ButtonProps extends ButtonStyle, NativeProps<'button'> {
  /** Shows a spinner, ignores clicks and sets aria-busy. */
  isLoading?: boolean;
  icon?: ReactNode;
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
      aria-busy={isLoading || rest['aria-busy']}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {isLoading ? <Spinner size={16} /> : icon}
      <Words>{children}</Words>
    </ButtonRoot>
  );
}
