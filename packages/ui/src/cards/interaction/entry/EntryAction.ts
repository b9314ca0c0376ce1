import { css, styled } from 'styled-components';
import { TextAction } from '../../../primitives/text-action/TextAction.ts';
import { theme } from '../../../theme/theme.ts';

/** A text button under an entry. */
export const EntryAction = styled(TextAction)<{ $tone?: 'plain' | 'danger' }>`
  ${({ $tone }) =>
    $tone === 'danger'
      ? css`
          color: ${theme.color.danger.ink};
          &:hover {
            color: ${theme.color.danger.hover};
          }
        `
      : css`
          color: ${theme.color.text.secondary};
          &:hover {
            color: ${theme.color.action.base};
          }
        `}
`;
