import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** A text button under an entry, with a touch target 40 px high, 44 on a phone. */
export const EntryAction = styled.button<{ $tone?: 'plain' | 'danger' }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 28px;
  border-radius: ${theme.radius.tag};
  font: ${theme.type.caption};
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
  &::after {
    content: '';
    position: absolute;
    inset: -6px -8px;
  }
  ${media.phone} {
    &::after {
      inset: -8px;
    }
  }
`;
