import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const Card = styled.section`
  /* Its words begin and end below those of the first card. */
  padding: ${theme.space[6]} ${theme.space[10]};
  ${cardSurface}
  ${media.tablet} {
    padding: ${theme.space[5]};
  }
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[5]};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  h3 {
    font: ${theme.type.cardTitle};
  }
`;

export const Tally = styled.span`
  display: flex;
  gap: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  b {
    color: ${theme.color.success.ink};
  }
  em {
    color: ${theme.color.danger.ink};
    font-style: normal;
    font-weight: 600;
  }
  /* Nothing of a result has no colour. */
  [data-count='0'] {
    color: inherit;
  }
`;
