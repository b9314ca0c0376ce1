import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from '../primitives/spinner/Spinner.ts';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.ts';
import { inPhoneScreen, SCREEN_COLUMN } from './inRows.ts';
import { useMediaRemote, useMediaState } from './media/playerLibrary.ts';
import { StageLayer } from './poster/VideoStage.ts';

interface PlayerSurfaceProps {
  poster: ReactNode;
}

/** The picture: a press plays or pauses. It takes no focus, since the play button serves the keyboard. */
export function PlayerSurface({ poster }: PlayerSurfaceProps) {
  const remote = useMediaRemote();
  const hasStarted = useMediaState('started');
  const hasMoved = useMediaState('currentTime') > 0;
  const isWaiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const isBusy = isWaiting || !canPlay;
  return (
    <Picture onClick={() => remote.togglePaused()}>
      {!hasStarted && !hasMoved && poster}
      {isBusy && (
        <Middle as="output">
          <Spinner size={40} />
          <VisuallyHidden>正在缓冲</VisuallyHidden>
        </Middle>
      )}
    </Picture>
  );
}

const Picture = styled(StageLayer)`
  bottom: auto;
  height: var(--picture, 100%);
  ${inPhoneScreen(css`
    right: ${SCREEN_COLUMN};
  `)}
  /* A note over it says that it loads for too long. */
  &:has(~ [role='alert']) output {
    visibility: hidden;
  }
`;

const Middle = styled(StageLayer)`
  display: grid;
  place-items: center;
`;
