import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** A moment of a lesson: 02:15 */
export const MomentButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.5rem;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
  font-variant-numeric: tabular-nums;
  &:hover {
    text-decoration: underline;
  }
  ${media.phone} {
    min-height: 2rem;
  }
`;
