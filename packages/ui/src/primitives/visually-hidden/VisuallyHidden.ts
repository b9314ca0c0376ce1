import { css, styled, type StyledComponent } from 'styled-components';

/** Takes a control or a label off the screen but leaves it to keyboards and screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  ${visuallyHidden}
`;
