import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A link or button whose invisible face covers its card, which shows the focus. */
export const coversTheCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${theme.color.action.base};
      outline-offset: -2px;
    }
  }
`;
