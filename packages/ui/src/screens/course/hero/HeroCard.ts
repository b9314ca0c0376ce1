import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The card at the head of a course: a cover of 448 x 280 at the left, text at the right. */
export const HeroCard = styled.section`
  display: grid;
  grid-template-columns: 448px minmax(0, 1fr);
  gap: 36px;
  padding: ${theme.space[6]} 36px ${theme.space[6]} ${theme.space[6]};
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.narrow} {
    grid-template-columns: 336px minmax(0, 1fr);
    gap: ${theme.space[6]};
    padding-right: ${theme.space[6]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  ${media.phone} {
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.card};
  }
`;

/** The text of the head; its last part is at the foot. */
export const HeroText = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
`;
