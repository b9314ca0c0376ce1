import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useEffect } from 'react';
import { useRef } from 'react';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { inPhoneScreen, inRow, inRows, SCREEN_COLUMN } from './inRows.ts';
import { useMediaState } from './media/playerLibrary.ts';
import { PlayerSurface } from './PlayerSurface.tsx';
import { StageLayer } from './poster/VideoStage.ts';

interface PlayerFrontProps {
  /** Shows until the video plays. */
  poster: ReactNode;
  /** What lies between the picture and the controls, such as captions. */
  notices?: ReactNode;
  /** The controls along the foot. */
  children: ReactNode;
}

/** The layer over the video; the controls hide during playback without activity. */
export function PlayerFront({ poster, notices, children }: PlayerFrontProps) {
  const { isInactive, wake } = useInactivity(!useMediaState('paused'));
  return (
    <Front $isInactive={isInactive} onPointerMove={wake} onPointerDown={wake} onKeyDown={wake} onFocus={wake}>
      <PlayerSurface poster={poster} />
      {notices}
      <Foot>{children}</Foot>
    </Front>
  );
}

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  transition: opacity ${theme.motion.quick};
  ${inPhoneScreen(css`
    inset: 0 0 0 auto;
    width: ${SCREEN_COLUMN};
  `)}
  /* An open menu lies over the notices, which otherwise lie over the shade of the controls. */
  &:has([aria-expanded='true']) {
    z-index: 2;
  }
`;

const Front = styled(StageLayer)<{ $isInactive: boolean }>`
  /* Controls and notices follow the size of the stage, which side panels change. */
  container: player / size;
  ${({ $isInactive }) =>
    $isInactive &&
    css`
      cursor: none;
      > ${Foot}:not(:has(:focus-visible, [aria-expanded='true'])) {
        opacity: 0;
        /* A row below the picture covers nothing. */
        ${inRow(css`
          opacity: 1;
        `)}
        ${inRows(css`
          [data-media-player]:not([data-fullscreen]) & {
            opacity: 1;
          }
        `)}
      }
    `}
`;

/** Milliseconds without a pointer move, a press or a key after which the controls hide. */
const INACTIVE_AFTER_MS = 2500;

/** Becomes true after a while without `wake`, which the owner calls on every interaction; never while `isEnabled` is false. */
function useInactivity(isEnabled: boolean) {
  const [hasTimedOut, setTimedOut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTimedOut(true), INACTIVE_AFTER_MS);
  }, []);
  const wake = useCallback(() => {
    setTimedOut(false);
    restart();
  }, [restart]);
  useEffect(() => {
    if (isEnabled) restart();
    return () => clearTimeout(timer.current);
  }, [isEnabled, restart]);
  return { isInactive: isEnabled && hasTimedOut, wake };
}
