import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The tinted strip at the foot of the head of a course. */
export const LastStudiedStrip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 96px;
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.action.tint};
  ${media.phone} {
    flex-wrap: wrap;
    min-height: 160px;
    padding: ${theme.space[4]};
  }
`;
