import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { theme } from '../../theme/theme.ts';

/** The card of a major: the whole of it is the link. */
export const MajorCardLink = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  transition: box-shadow ${theme.motion.quick};
  &:hover {
    box-shadow: ${theme.shadow.raised};
  }
  &:hover h3 {
    color: ${theme.color.action.base};
  }
`;
