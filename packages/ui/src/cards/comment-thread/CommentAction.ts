import { styled } from 'styled-components';
import { TextAction } from '../../primitives/text-action/TextAction.ts';
import { theme } from '../../theme/theme.ts';

/** A text button under a comment. */
export const CommentAction = styled(TextAction)<{ $isCurrent?: boolean }>`
  color: ${({ $isCurrent }) => ($isCurrent ? theme.color.action.base : theme.color.text.tertiary)};
  font: ${({ $isCurrent }) => ($isCurrent ? theme.type.captionStrong : theme.type.caption)};
  &:hover {
    color: ${theme.color.action.base};
  }
`;
