import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import type { LessonPlayerProps } from '../lesson/LessonPlayer.tsx';
import { PlaybackFailure } from '../poster/PlaybackFailure.tsx';
import { toVideoSource } from '../poster/toVideoSource.ts';
import { VideoPoster } from '../poster/VideoPoster.tsx';
import { loadLessonPlayer } from '../preload/loadPlayers.ts';
import { LessonStage } from './LessonStage.tsx';
import { LoadingNote } from './LoadingNote.tsx';
import { pickSource } from './pickSource.ts';

/**
 * The video of a lesson. While the code of its player loads, the browser loads the first part of the file, which the player
 * then has from the cache.
 */
export function LazyLessonPlayer(props: LessonPlayerProps) {
  const { module: Player, hasFailed, load } = useLazyModule(loadLessonPlayer, { isReused: true });
  const isMissing = Player === null;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  if (Player) return <Player {...props} />;
  const picked = pickSource(props.sources, props.initialSettings?.quality ?? null);
  const source = picked && toVideoSource(picked.url);
  const file = source?.type === 'video/mp4' ? source.src : null;
  return (
    <LessonStage hasCaptions={Boolean(props.captionsUrl) && props.initialSettings?.hasCaptions === true}>
      <Picture>
        {file && <FirstFrame src={file} preload="metadata" muted playsInline aria-hidden />}
        {props.posterUrl && <VideoPoster title={props.title} posterUrl={props.posterUrl} />}
      </Picture>
      {hasFailed ? <PlaybackFailure medium="video" onRetry={load} /> : <LoadingNote />}
    </LessonStage>
  );
}

const Picture = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: var(--picture, 100%);
`;

const FirstFrame = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
