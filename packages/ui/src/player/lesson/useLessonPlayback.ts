import { formatPlayTime } from '@cloud-school/domain';
import type { MediaEvent } from '@cloud-school/engine';
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings, type SoundKind } from '../lazy/PlayerSettings.ts';
import { mediaElementOf } from '../media/mediaElementOf.ts';
import type { MediaPlayerInstance } from '../media/playerLibrary.ts';
import { startPlaying } from '../startPlaying.ts';
import { canReach } from './canReach.ts';
import { createMediaReporter } from './createMediaReporter.ts';
import { MEDIA_EVENTS } from './createMediaReporter.ts';
import type { MediaReporter } from './createMediaReporter.ts';
import type { LessonPlayback } from './LessonPlayback.ts';
import type { PlaceHintProps } from './PlaceHint.tsx';
import { toResumeMs } from './toResumeMs.ts';

/** How a lesson starts, resumes, fails, and keeps its position and rate over a change of its source. */
export function useLessonPlayback({
  startAtMs,
  autoPlay = false,
  initialSettings = DEFAULT_PLAYER_SETTINGS,
  onSettingsChange,
  onMedia,
  onRenew,
  ref,
}: LessonPlayback) {
  const stage = useRef<HTMLDivElement>(null);
  const player = useRef<MediaPlayerInstance>(null);
  const [settings, setSettings] = useState(initialSettings);
  /** The newest settings: a volume and a rate can change between two renders. */
  const chosen = useRef(initialSettings);
  const [hint, setHint] = useState<{ kind: PlaceHintProps['kind']; toMs: number; backMs: number } | null>(
    null,
  );
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
    return positionMs;
  }

  function resume() {
    if (hasResumed.current || startAtMs === null) return;
    hasResumed.current = true;
    const positionMs = goTo(toResumeMs(startAtMs, (player.current?.duration ?? 0) * 1000));
    if (positionMs > 0) setHint({ kind: 'resumed', toMs: positionMs, backMs: 0 });
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

  function seekTo(positionMs: number) {
    player.current?.remoteControl.seek(positionMs / 1000);
  }

  /** From beside the player: the jump is made in sight, and the way back is offered. */
  function jumpTo(positionMs: number) {
    stage.current?.scrollIntoView({ block: 'nearest' });
    setHint({ kind: 'jumped', toMs: positionMs, backMs: (player.current?.currentTime ?? 0) * 1000 });
    seekTo(positionMs);
  }
  useImperativeHandle(ref, () => ({ seekTo: jumpTo }), []);

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

  const hintActs: Record<PlaceHintProps['kind'], () => void> = {
    resumed: () => {
      seekTo(0);
      startPlaying(player.current);
    },
    jumped: () => seekTo(hint?.backMs ?? 0),
  };

  function changeSettings(change: Partial<PlayerSettings>) {
    chosen.current = { ...chosen.current, ...change };
    setSettings(chosen.current);
    onSettingsChange?.(chosen.current);
  }

  const changeVolume = (kind: SoundKind, volume: number) =>
    changeSettings({ volumes: { ...chosen.current.volumes, [kind]: volume } });

  const setPlayer = useCallback((instance: MediaPlayerInstance | null) => {
    player.current = instance;
    // The library hides controls in a way that would remove the focus from them.
    if (instance) instance.controls.canIdle = false;
  }, []);
  const closeHint = useCallback(() => setHint(null), []);

  return {
    stage,
    player,
    setPlayer,
    settings,
    changeSettings,
    changeVolume,
    hint: hint && {
      kind: hint.kind,
      ...HINTS[hint.kind](formatPlayTime(hint.toMs / 1000), formatPlayTime(hint.backMs / 1000)),
      onAction: () => {
        setHint(null);
        hintActs[hint.kind]();
        // The button that had the focus disappears.
        player.current?.el?.focus({ preventScroll: true });
      },
      onClose: closeHint,
    },
    hasReloaded,
    leaveSource,
    hasFailed,
    attempt,
    open,
    fail,
    retry: () => void retry(),
  };
}

const HINTS: Record<PlaceHintProps['kind'], (to: string, back: string) => { text: string; action: string }> =
  {
    resumed: (to) => ({ text: `已从上次的 ${to} 继续播放`, action: '从头播放' }),
    jumped: (to, back) => ({ text: `已跳到 ${to}`, action: `回到 ${back}` }),
  };

function prefersReducedMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Reports the events of the media element in `stage`. Media events do not bubble, and the library replaces the element
 * with the source: hence capture listeners around it.
 */
function useMediaReporter(
  stage: RefObject<HTMLElement | null>,
  report: (events: MediaEvent[]) => void,
): MediaReporter {
  const [reporter] = useState(createMediaReporter);
  const handle = useEffectEvent(({ type, target }: Event) => {
    if (target instanceof HTMLMediaElement) report(reporter.handle(type, target));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: Event) => handle(event);
    for (const type of MEDIA_EVENTS) element?.addEventListener(type, listen, true);
    return () => {
      for (const type of MEDIA_EVENTS) element?.removeEventListener(type, listen, true);
    };
  }, [stage]);
  return reporter;
}
