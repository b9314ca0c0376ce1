import { useEffect } from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { VideoPoster } from '../poster/VideoPoster.tsx';
import { VideoFailure } from '../poster/VideoFailure.tsx';
import type { LessonPlayerProps } from './LessonPlayer.tsx';
import { LessonStage } from './LessonStage.ts';
import { LoadingNote } from './LoadingNote.tsx';

const loadPlayer = async () => (await import('./LessonPlayer.tsx')).LessonPlayer;

/** The video of a lesson; its player loads with the page, behind the poster. */
export function LazyLessonPlayer(props: LessonPlayerProps) {
  const { module: Player, hasFailed, load } = useLazyModule(loadPlayer);
  useEffect(() => load(), [load]);
  if (Player) return <Player {...props} />;
  return (
    <LessonStage $ratio="16/9">
      {props.posterUrl && <VideoPoster title={props.title} posterUrl={props.posterUrl} />}
      {hasFailed ? <VideoFailure onRetry={load} /> : <LoadingNote />}
    </LessonStage>
  );
}
