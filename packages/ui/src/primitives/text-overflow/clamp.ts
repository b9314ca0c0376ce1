import { css } from 'styled-components';

/** Cuts text after a number of lines with an ellipsis. Browsers support only the prefixed properties. */
export const clamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
