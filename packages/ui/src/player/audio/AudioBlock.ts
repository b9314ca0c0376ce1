import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MediaPlayer } from '../media/playerLibrary.ts';

/** The dark block of an audio lesson. */
export const AudioBlock = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]};
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
  container: player / inline-size;
  :focus-visible {
    outline-color: currentColor;
  }
`;

/** Cover 168 beside the words and the hint; on a phone it is smaller, and the hint lies below both. */
export const AudioHead = styled.div`
  display: grid;
  grid-template: 1fr auto / 168px 1fr;
  gap: ${theme.space[2]} ${theme.space[6]};
  > :first-child {
    grid-row: 1 / 3;
    align-self: start;
    overflow: hidden;
    border-radius: ${theme.radius.dialog};
  }
  ${media.narrowPlayer} {
    grid-template-columns: 96px 1fr;
    column-gap: ${theme.space[4]};
    > :first-child {
      grid-row: 1;
    }
  }
`;

export const AudioWords = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;

/** The hint comes and goes without moving the rest. */
export const AudioHint = styled.div`
  min-height: ${theme.size.control.medium};
  ${media.narrowPlayer} {
    grid-column: 1 / 3;
  }
`;

export const AudioTitle = styled.h2`
  font: ${theme.type.section};
  overflow-wrap: anywhere;
  ${media.narrowPlayer} {
    font: ${theme.type.cardTitle};
  }
`;

/** The player element: bars, times and controls. */
export const AudioFrame = styled(MediaPlayer)`
  display: grid;
  gap: ${theme.space[3]};
`;
