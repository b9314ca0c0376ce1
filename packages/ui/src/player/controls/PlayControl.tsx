import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { inRow, inRows } from '../inRows.ts';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { ControlButton } from './ControlButton.tsx';

interface PlayControlProps {
  /** Moves the focus here from the poster that was pressed. */
  hasFocus: boolean;
}

/** Plays, pauses, and plays again after the end. */
export function PlayControl({ hasFocus }: PlayControlProps) {
  const remote = useMediaRemote();
  const isPaused = useMediaState('paused');
  const hasEnded = useMediaState('ended');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const play = hasEnded ? '重新播放' : '播放';
  const PlayIcon = hasEnded ? RotateCcw : Play;
  return (
    <ControlButton ref={button} label={isPaused ? play : '暂停'} onPress={() => remote.togglePaused()}>
      {isPaused ? (
        <Invitation>
          <PlayIcon size={20} aria-hidden />
        </Invitation>
      ) : (
        <Pause size={20} aria-hidden />
      )}
    </ControlButton>
  );
}

const disc = css`
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${theme.color.action.fill};
  color: ${theme.color.text.onAction};
`;

/* Below the picture, which is never covered by a disc of its own. */
const Invitation = styled.span`
  display: grid;
  place-items: center;
  ${inRow(disc)}
  ${inRows(disc)}
`;
