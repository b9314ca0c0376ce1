import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** An article with its side column, which moves below the article on a tablet. */
export const ArticleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 792fr) minmax(0, 384fr);
  align-items: start;
  gap: ${theme.space[6]};
  > :last-child:not(:first-child) {
    display: grid;
    gap: ${theme.space[6]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
