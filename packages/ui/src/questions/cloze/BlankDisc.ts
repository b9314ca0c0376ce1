import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const variants = {
  open: css`
    border-color: transparent;
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.secondary};
  `,
  current: css`
    border-color: ${theme.color.action.base};
    color: ${theme.color.action.base};
  `,
  done: css`
    border-color: ${theme.color.action.base};
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
  `,
};

/** The number of a blank: a ring while it is current, filled once it is answered. */
export const BlankDisc = styled.span<{ $variant: keyof typeof variants }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid;
  border-radius: ${theme.radius.pill};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  ${({ $variant }) => variants[$variant]}
`;
