import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { theme } from '../../theme/theme.ts';

/** The card of a major: the whole of it is the link. */
export const MajorCardLink = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${cardSurface}
  transition: box-shadow ${theme.motion.quick};
  &:hover {
    box-shadow: ${theme.shadow.raised};
  }
  &:hover h3 {
    color: ${theme.color.action.base};
  }
`;
