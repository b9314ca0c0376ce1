import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface ControlButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  onPress: () => void;
  /** For a control that is either on or off. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** A square button with an icon on the stage. */
export function ControlButton({ label, onPress, isPressed, ref, children }: ControlButtonProps) {
  return (
    <Root ref={ref} type="button" aria-label={label} aria-pressed={isPressed} title={label} onClick={onPress}>
      {children}
    </Root>
  );
}

const place = css`
  flex: none;
  /* Enlarged text leaves room for every control of a small stage. */
  width: min(${theme.size.control.touch}, max(44px, 12cqi));
  height: ${theme.size.control.touch};
`;

/** Keeps the place of a button that may come. */
export const ControlPlace = styled.span`
  ${place}
`;

const Root = styled.button`
  ${place}
  position: relative;
  display: grid;
  place-items: center;
  border-radius: ${theme.radius.control};
  /* A bar under the icon: a colour alone is hard to see on a bright picture. */
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    bottom: 6px;
    width: 20px;
    height: 3px;
    border-radius: ${theme.radius.pill};
    background: currentColor;
  }
`;
