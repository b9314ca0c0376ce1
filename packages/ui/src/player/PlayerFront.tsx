import { useMediaState } from '@vidstack/react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerSurface } from './PlayerSurface.tsx';
import { useInactivity } from './useInactivity.ts';
import { StageLayer } from './poster/VideoStage.ts';

interface PlayerFrontProps {
  poster: ReactNode;
  /** Moves the focus to the controls, from the poster that was pressed. */
  hasFocus: boolean;
}

/** The layer over the video; the controls hide during playback without activity. */
export function PlayerFront({ poster, hasFocus }: PlayerFrontProps) {
  const { isInactive, wake } = useInactivity(!useMediaState('paused'));
  return (
    <Front $isInactive={isInactive} onPointerMove={wake} onPointerDown={wake} onKeyDown={wake} onFocus={wake}>
      <PlayerSurface poster={poster} />
      <Foot>
        <PlayerControls hasFocus={hasFocus} />
      </Foot>
    </Front>
  );
}

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
  transition: opacity ${theme.motion.quick};
`;

const Front = styled(StageLayer)<{ $isInactive: boolean }>`
  ${({ $isInactive }) =>
    $isInactive &&
    css`
      cursor: none;
      > ${Foot}:not(:has(:focus-visible)) {
        opacity: 0;
      }
    `}
`;
