import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A panel above the page that fades in and out: of dialogs and popovers, which add their corners and their movement. */
export const raisedPanel = css`
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  outline: none;
  transition:
    opacity ${theme.motion.quick},
    transform ${theme.motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
