import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** A large button, the padding and the line. */
export const footBarHeight = `calc(${theme.size.control.large} + ${theme.space[3]} + max(${theme.space[3]}, env(safe-area-inset-bottom)) + 1px)`;

/** The ground of a bar at the foot of the window, with room for the phone's own bar. */
export const footBarGround = css`
  padding: ${theme.space[3]} ${theme.space[4]} max(${theme.space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
`;

/** On phones a bar at the foot of the window with the page's main button; in the flow otherwise. Needs FootBarSpace. */
export const FootBar = styled.div`
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.sticky};
    ${footBarGround}
  }
  ${media.low} {
    position: static;
    padding: 0;
    border: 0;
  }
`;
