import { styled, type StyledComponent } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** Two blocks of the home page side by side at equal height; stacked on a tablet. */
export const HomeColumns: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 692fr) minmax(0, 484fr);
  gap: ${theme.space[6]};
  > :only-child {
    grid-column: 1 / -1;
  }
  > section {
    display: flex;
    flex-direction: column;
    > :last-child {
      flex: 1;
    }
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[10]};
  }
  ${media.phone} {
    gap: ${theme.space[8]};
  }
`;
