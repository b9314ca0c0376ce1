import { styled, type StyledComponent } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Link } from './Link.tsx';

/** A link within text, in the action colour. */
export const TextLink: StyledComponent<typeof Link> = styled(Link)`
  color: ${theme.color.action.base};
  border-radius: ${theme.radius.tag};
  &:hover {
    color: ${theme.color.action.hover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
