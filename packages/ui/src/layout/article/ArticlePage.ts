import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The column an article is read in: 792 wide, so that a line keeps its 680; wide where something stands beside it. */
export const ArticlePage = styled.div<{ $isWide?: boolean }>`
  max-width: calc(${({ $isWide }) => ($isWide ? theme.size.content : '792px')} + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[18]};
  ${media.phone} {
    padding: 0 ${theme.space[4]} ${theme.space[6]};
  }
`;
