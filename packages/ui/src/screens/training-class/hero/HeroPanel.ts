import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The box of the class header and of its skeleton: the same minimum height, so that loading does not shift the page. */
export const HeroPanel = styled.section`
  min-height: 216px;
  padding: ${theme.space[8]} ${theme.space[10]};
  border-radius: ${theme.radius.hero};
  ${media.phone} {
    min-height: 298px;
    padding: ${theme.space[5]};
    border-radius: ${theme.radius.dialog};
  }
  ${media.print} {
    min-height: 0;
    padding: 0 0 ${theme.space[4]};
    border-radius: 0;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
