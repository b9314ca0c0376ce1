import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Product cards in columns of equal height; rows on a phone. */
export const ProductGrid = styled.ul<{ $columns?: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 4 }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.narrow} {
    gap: ${theme.space[4]};
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns = 4 }) => ($columns === 3 ? 3 : 2)}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;
