import { css } from 'styled-components';

/** Cuts one line of text with an ellipsis. Chromium breaks a line at `wbr`, which `PhraseText` has, also where nothing wraps. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  wbr {
    display: none;
  }
`;
