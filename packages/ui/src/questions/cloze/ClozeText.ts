import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';

/** The text of a cloze: its lines have room for the slots. */
export const ClozeText = styled.div`
  > div > div {
    line-height: 2.3;
  }
  ${media.phone} {
    > div > div {
      line-height: 2.4;
    }
  }
`;
