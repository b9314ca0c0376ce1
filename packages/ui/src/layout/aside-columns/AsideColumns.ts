import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The content of a learning page with a column of 384 px at its right; one column under 1248 px. */
export const AsideColumns = styled.div<{ $hasAside?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasAside = true }) => ($hasAside ? '384px' : '')};
  gap: ${theme.space[6]};
  margin-top: ${theme.space[6]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
  }
`;
