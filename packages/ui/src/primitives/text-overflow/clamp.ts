import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** Cuts text after a number of lines with an ellipsis, but not enlarged text. Browsers support only the prefixed properties. */
export const clamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  ${lines === 1 ? oneLine : severalLines}
  ${media.largeText} {
    display: block;
    overflow: visible;
    -webkit-line-clamp: none;
    line-break: auto;
  }
`;

/* `PhraseText` puts a phrase that does not break in a span behind a wbr. One line is full up to its ellipsis. */
const oneLine = css`
  line-break: anywhere;
  wbr + span {
    white-space: inherit;
  }
`;

/* Several lines break between phrases, also where a wider window shows one. */
const severalLines = css`
  line-break: auto;
  wbr {
    display: inline;
  }
  wbr + span {
    white-space: nowrap;
    ${media.largeText} {
      white-space: inherit;
    }
  }
`;
