import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The card of a major, a row on phones: the whole of it is the link. */
export const MajorCardLink = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${cardSurface}
  /* A row: picture, name, salary. */
  ${media.phone} {
    flex-direction: row;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 3.75rem;
    padding: ${theme.space[2]} ${theme.space[3]};
  }
  transition: box-shadow ${theme.motion.quick};
  &:hover {
    box-shadow: ${theme.shadow.raised};
  }
  &:hover h3 {
    color: ${theme.color.action.base};
  }
`;

/** The picture of a row on phones. */
export const majorRowPicture = css`
  ${media.phone} {
    width: 3.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: ${theme.radius.segment};
  }
`;

/** Name and salary of a row on phones, at its two ends; below each other where they have no room. */
export const majorRowText = css`
  ${media.phone} {
    display: flex;
    flex: 1;
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
    min-width: 0;
    padding: 0;
  }
`;
