import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StepButtonProps {
  side: 'left' | 'right';
  label: string;
  onStep: (() => void) | undefined;
  children: ReactNode;
}

/** `aria-disabled` instead of `disabled` at either end: a button that becomes `disabled` loses the keyboard focus. */
export function StepButton({ side, label, onStep, children }: StepButtonProps) {
  return (
    <RoundButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onStep === undefined}
      $side={side}
      onClick={onStep}
    >
      {children}
    </RoundButton>
  );
}

const RoundButton = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: calc(50% - ${theme.space[6]});
  ${({ $side }) => $side}: -62px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${theme.size.control.large};
  height: ${theme.size.control.large};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.stageFill};
  color: ${theme.color.text.onStage};
  &:hover {
    background: ${theme.color.line.onStage};
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  ${media.phone} {
    top: calc(50% - 22px);
    ${({ $side }) => $side}: ${theme.space[2]};
    width: ${theme.size.control.touch};
    height: ${theme.size.control.touch};
    background: ${theme.color.surface.pill};
    &[aria-disabled='true'] {
      opacity: 0;
    }
  }
`;
