import type { MediaEvent } from '@cloud-school/engine';
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { mediaElementOf } from '../media/mediaElementOf.ts';
import type { MediaPlayerInstance } from '../media/playerLibrary.ts';
import { startPlaying } from '../startPlaying.ts';
import { canReach } from './canReach.ts';
import type { LessonPlayback } from './LessonPlayback.ts';
import { toResumeMs } from './toResumeMs.ts';
import { useMediaReporter } from './useMediaReporter.ts';
import { usePlaceHint } from './usePlaceHint.ts';
import { usePlayerSettings } from './usePlayerSettings.ts';

/** How a lesson starts, resumes, fails, and keeps its position and rate over a change of its source. */
export function useLessonPlayback({
  startAtMs,
  autoPlay = false,
  onMedia,
  onPlace,
  onRenew,
  ref,
  ...options
}: LessonPlayback) {
  const stage = useRef<HTMLDivElement>(null);
  const player = useRef<MediaPlayerInstance>(null);
  const settings = usePlayerSettings(options);
  const { hint, show, onPlay } = usePlaceHint(({ kind, backMs }) => {
    player.current?.remoteControl.seek(backMs / 1000);
    if (kind !== 'jumped') startPlaying(player.current);
    // The button that had the focus disappears.
    player.current?.el?.focus({ preventScroll: true });
  });
  const [hasFailed, setFailed] = useState(false);
  const [hasReloaded, setReloaded] = useState(false);
  /** Grows with each retry, which starts with a new player. */
  const [attempt, setAttempt] = useState(0);
  const wantsPlay = useRef(autoPlay && !prefersReducedMotion());
  const hasResumed = useRef(false);
  const isRenewing = useRef(false);
  const reporter = useMediaReporter(stage, report);

  function report(events: MediaEvent[]) {
    for (const event of events) {
      // From then on the position is the student's.
      if (event.type === 'play' || event.type === 'seeked') hasResumed.current = true;
      if (event.type === 'play') onPlay();
      onMedia?.(event);
    }
  }

  /** Returns where the source starts: at its begin where it cannot reach the position. */
  function goTo(wantedMs: number): number {
    const media = mediaElementOf(player.current);
    const positionMs = media && !canReach(media, wantedMs) ? 0 : wantedMs;
    reporter.startFrom(positionMs);
    if (positionMs > 0 && player.current) player.current.currentTime = positionMs / 1000;
    else if (media) report(reporter.handle('canplay', media));
    onPlace?.(positionMs);
    return positionMs;
  }

  function resume() {
    if (hasResumed.current || startAtMs === null) return;
    hasResumed.current = true;
    const positionMs = goTo(toResumeMs(startAtMs, (player.current?.duration ?? 0) * 1000));
    if (positionMs > 0) show({ kind: 'resumes', toMs: positionMs, backMs: 0 });
  }

  function open() {
    if (reporter.getPositionMs() > 0) goTo(reporter.getPositionMs());
    else if (hasResumed.current || startAtMs === null) goTo(0);
    else resume();
    if (wantsPlay.current) startPlaying(player.current);
  }

  /** Before the source changes: remembers whether it plays. The reporter knows the position. */
  function leaveSource() {
    if (reporter.hasArrived()) wantsPlay.current = reporter.isPlaying();
    report(reporter.interrupt());
    setReloaded(true);
  }

  const resumeLate = useEffectEvent((savedMs: number | null) => {
    if (savedMs !== null && player.current?.state.canPlay) resume();
  });
  useEffect(() => resumeLate(startAtMs), [startAtMs]);

  // From beside the player: the jump is made in sight, and the way back is offered.
  useImperativeHandle(
    ref,
    () => ({
      seekTo(positionMs) {
        stage.current?.scrollIntoView({ block: 'nearest' });
        show({ kind: 'jumped', toMs: positionMs, backMs: (player.current?.currentTime ?? 0) * 1000 });
        player.current?.remoteControl.seek(positionMs / 1000);
      },
    }),
    [show],
  );

  function fail() {
    if (hasFailed) return;
    leaveSource();
    setFailed(true);
  }

  async function retry() {
    if (isRenewing.current) return;
    if (!hasFailed) leaveSource();
    // A press on 重试 resumes the lesson, also where it was paused.
    wantsPlay.current = true;
    if (onRenew) {
      isRenewing.current = true;
      await onRenew().catch(() => undefined);
      isRenewing.current = false;
    }
    setFailed(false);
    setAttempt((before) => before + 1);
  }

  const setPlayer = useCallback((instance: MediaPlayerInstance | null) => {
    player.current = instance;
    // The library hides controls in a way that would remove the focus from them.
    if (instance) instance.controls.canIdle = false;
  }, []);

  return {
    stage,
    player,
    setPlayer,
    ...settings,
    hint,
    hasReloaded,
    leaveSource,
    hasFailed,
    attempt,
    open,
    fail,
    retry: () => void retry(),
  };
}

function prefersReducedMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
