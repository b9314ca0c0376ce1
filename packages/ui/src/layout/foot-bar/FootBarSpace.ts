import { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/media.ts';
import { footBarHeight } from './FootBar.ts';

/**
 * Room for a FootBar on phones: the page ends above it, the tool rail is above it, and the browser does not scroll a
 * focused control behind it.
 */
export const FootBarSpace = createGlobalStyle`
  ${media.phone} {
    :root { --foot-bar: ${footBarHeight}; scroll-padding-bottom: ${footBarHeight}; }
    body { padding-bottom: ${footBarHeight}; }
  }
  ${media.low} {
    :root { --foot-bar: 0px; scroll-padding-bottom: 0; }
    body { padding-bottom: 0; }
  }
`;
