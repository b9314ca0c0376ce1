import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The foot of the stage: the seek bar over a row of controls. */
export const ControlBar = styled.div`
  padding: ${theme.space[10]} ${theme.space[4]} ${theme.space[1]};
  background: linear-gradient(transparent, ${theme.color.surface.pill} 56%);
  ${media.narrowPlayer} {
    padding-top: ${theme.space[4]};
    padding-bottom: 0;
  }
  /* The lower part of the seek bar's target would be under the buttons. */
  ${media.coarsePointer} {
    > :first-child {
      top: -10px;
    }
  }
  ${media.forcedColors} {
    padding-top: ${theme.space[1]};
    background: Canvas;
  }
`;

export const ControlRow = styled.div`
  display: flex;
  align-items: center;
  margin: 0 calc(-1 * ${theme.space[3]});
`;
