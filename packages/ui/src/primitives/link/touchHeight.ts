import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A link within a line of text is 44 px wide and high or more on a phone; the line keeps its height. */
export const touchHeight = css`
  display: inline-block;
  ${media.phone} {
    min-width: ${theme.size.control.touch};
    margin-block: calc(-1 * ${theme.space[3]});
    padding-block: ${theme.space[3]};
  }
`;
