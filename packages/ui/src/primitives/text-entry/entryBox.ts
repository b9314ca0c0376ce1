import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The box of a text field: 3:1 border, halo or ring on focus, red with an error, filled when disabled. */
export const entryBox = css<{ $isWrong: boolean; $isDisabled: boolean }>`
  border: 1px solid ${({ $isWrong }) => ($isWrong ? theme.color.danger.ink : theme.color.line.control)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  transition:
    border-color ${theme.motion.quick},
    box-shadow ${theme.motion.quick};
  &:hover {
    border-color: ${({ $isWrong }) => ($isWrong ? theme.color.danger.ink : theme.color.text.tertiary)};
  }
  /* Text controls always match :focus-visible, so FieldFrame marks a focus by pointer, which gets a halo and no ring. */
  &:has(input:focus, textarea:focus) {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
  }
  /* Firefox before 121. */
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 2px solid ${theme.color.action.base};
      outline-offset: 2px;
    }
  }
  [data-pointer] > &:has(input:focus, textarea:focus) {
    border-color: ${({ $isWrong }) => ($isWrong ? theme.color.danger.ink : theme.color.action.base)};
    box-shadow: ${({ $isWrong }) => ($isWrong ? theme.shadow.haloDanger : theme.shadow.halo)};
    outline: none;
  }
  ${({ $isDisabled }) =>
    $isDisabled &&
    css`
      &,
      &:hover {
        border-color: ${theme.color.line.hairline};
        background: ${theme.color.surface.fill};
        color: ${theme.color.text.tertiary};
      }
    `}
`;

/** The control inside the box; the box shows the focus. */
export const entryControl = css`
  width: 100%;
  min-width: 0;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.text.tertiary};
    opacity: 1;
  }
  &:disabled {
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
    opacity: 1;
  }
  ${media.phone} {
    /* iOS zooms into fields with a font below 16 px. */
    font: ${theme.type.label};
  }
`;
