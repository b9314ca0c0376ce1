import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The heading of a column of the footer. */
export const FooterTitle = styled.h2`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.chrome.footerText};
  font: ${theme.type.bodyStrong};
  ${media.phone} {
    display: none;
  }
`;
