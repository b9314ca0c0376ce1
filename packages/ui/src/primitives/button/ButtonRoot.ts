import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { turn } from '../spinner/Spinner.ts';

export type ButtonVariant = 'solid' | 'outline' | 'secondary' | 'subtle' | 'text';
export type ButtonTone = 'action' | 'accent' | 'warning' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** The style props of Button and ButtonLink. */
export interface ButtonStyle {
  /** Solid is for the one main action of a view. */
  variant?: ButtonVariant;
  /** Accent is for claiming and enrolling only, warning and danger for time that runs out, danger for destructive actions. */
  tone?: ButtonTone;
  /** 32, 40 or 48 px high. */
  size?: ButtonSize;
  isFullWidth?: boolean;
}

const solid = {
  action: css`
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
    &:hover:not(:disabled) {
      background: ${theme.color.action.fillHover};
    }
  `,
  accent: css`
    background: ${theme.color.accent.fill};
    color: ${theme.color.text.onAccent};
    &:hover:not(:disabled) {
      background: ${theme.color.accent.hover};
    }
  `,
  warning: css`
    background: ${theme.color.warning.ink};
    color: ${theme.color.text.onStatus};
    &:hover:not(:disabled) {
      background: ${theme.color.warning.hover};
    }
  `,
  danger: css`
    background: ${theme.color.danger.ink};
    color: ${theme.color.text.onStatus};
    &:hover:not(:disabled) {
      background: ${theme.color.danger.hover};
    }
  `,
};

const ink = {
  action: theme.color.action.base,
  accent: theme.color.accent.ink,
  warning: theme.color.warning.ink,
  danger: theme.color.danger.ink,
};
const tint = {
  action: theme.color.action.tint,
  accent: theme.color.accent.tint,
  warning: theme.color.warning.tint,
  danger: theme.color.danger.tint,
};

const looks = {
  solid: css<{ $tone: ButtonTone }>`
    ${({ $tone }) => solid[$tone]}
  `,
  outline: css<{ $tone: ButtonTone }>`
    background: ${theme.color.surface.card};
    color: ${({ $tone }) => ink[$tone]};
    border-color: currentColor;
    &:hover:not(:disabled) {
      background: ${({ $tone }) => tint[$tone]};
    }
  `,
  secondary: css`
    background: ${theme.color.surface.card};
    color: ${theme.color.text.primary};
    border-color: ${theme.color.line.strong};
    &:hover:not(:disabled) {
      border-color: ${theme.color.line.control};
      background: ${theme.color.surface.fill};
    }
  `,
  subtle: css<{ $tone: ButtonTone }>`
    background: ${({ $tone }) => tint[$tone]};
    color: ${({ $tone }) => ink[$tone]};
    &:hover:not(:disabled) {
      border-color: currentColor;
    }
  `,
  text: css<{ $tone: ButtonTone }>`
    color: ${({ $tone }) => ink[$tone]};
    &:hover:not(:disabled) {
      background: ${({ $tone }) => tint[$tone]};
    }
  `,
};

const sizes = {
  small: css`
    min-height: ${theme.size.control.small};
    padding: 0 ${theme.space[3]};
    font: ${theme.type.bodyStrong};
  `,
  medium: css`
    min-height: ${theme.size.control.medium};
    padding: 0 ${theme.space[4]};
    font: ${theme.type.bodyStrong};
  `,
  large: css`
    min-height: ${theme.size.control.large};
    padding: 0 ${theme.space[6]};
    font: ${theme.type.labelStrong};
  `,
};

/** The element of Button and ButtonLink. */
export const ButtonRoot = styled.button<{
  $variant: ButtonVariant;
  $tone: ButtonTone;
  $size: ButtonSize;
  $isFullWidth: boolean;
}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  white-space: nowrap;
  transition:
    background-color ${theme.motion.quick},
    border-color ${theme.motion.quick};
  /* A target as high as a finger, whatever is drawn. */
  ${media.coarsePointer} {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset: min(0px, 50% - 22px) 0;
    }
  }
  ${media.print} {
    display: none;
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => looks[$variant]}
  &:disabled {
    background: ${theme.color.surface.track};
    border-color: transparent;
    color: ${theme.color.text.tertiary};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* The page that it opens is on its way: a spinner in place of its words, at the same width. */
  &[data-pending] {
    position: relative;
    -webkit-text-fill-color: transparent;
    > svg {
      visibility: hidden;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      width: 1rem;
      height: 1rem;
      margin: auto;
      border: 2px solid;
      border-right-color: transparent;
      border-radius: ${theme.radius.pill};
      animation: ${turn} 900ms linear infinite;
    }
  }
`;
