import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** Time, place and teacher of a classroom, in one row; one below another on a phone. */
export const HeadFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  margin-top: ${theme.space[5]};
  ${media.phone} {
    flex-direction: column;
  }
`;
