import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The column of an article: 792 px wide, which gives lines of 680 px; `$isWide` makes room for a side column. */
export const ArticlePage = styled.div<{ $isWide?: boolean }>`
  max-width: calc(${({ $isWide }) => ($isWide ? theme.size.content : '792px')} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[18]};
  ${media.phone} {
    padding: 0 ${theme.space[4]} ${theme.space[6]};
  }
  ${media.print} {
    max-width: none;
    padding: 0;
  }
`;
