import { styled } from 'styled-components';
import { shelf } from '../../../layout/shelf/shelf.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The filter column beside the videos; above them on a narrow window. */
export const ShortVideoColumns = styled.section`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Heading and filters: a column on a wide window, one or two lines above the videos on a narrow one. */
export const ShortVideoSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-width: 0;
  > nav {
    align-self: flex-start;
  }
  ${media.narrow} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[6]};
    > nav {
      align-self: center;
      margin-left: auto;
    }
  }
  /* The pager beside the heading, above the tags. */
  ${media.phone} {
    gap: ${theme.space[1]} ${theme.space[3]};
    > fieldset {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

/** Four cards in what the filters leave; a row that scrolls sideways on a phone. */
export const ShortVideoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[4]};
  ${shelf('9.25rem')}
`;

/** The app's QR code; its card fills the rest of the column. */
export const AppCode = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[4]};
  ${cardSurface}
  strong {
    margin-top: ${theme.space[3]};
    font: ${theme.type.bodyStrong};
  }
  span {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  ${media.narrow} {
    display: none;
  }
`;
