import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { theme } from '../../theme/theme.ts';
import type { AudioPlayerProps } from '../audio/AudioPlayer.tsx';
import { PlaybackFailure } from '../poster/PlaybackFailure.tsx';
import { loadAudioPlayer } from '../preload/loadPlayers.ts';
import { LoadingNote } from './LoadingNote.tsx';

/** The sound of a lesson; its player loads with the page. */
export function LazyAudioPlayer(props: AudioPlayerProps) {
  const { module: Player, hasFailed, load } = useLazyModule(loadAudioPlayer, { isReused: true });
  const isMissing = Player === null;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  if (Player) return <Player {...props} />;
  return <Room>{hasFailed ? <PlaybackFailure medium="audio" onRetry={load} /> : <LoadingNote />}</Room>;
}

/** As high as the player, so that the layout does not shift. */
const Room = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 412px;
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
`;
