import {
  createBrowserProgressPorts,
  createLessonProgress,
  type LessonKey,
  type LessonProgress,
  type MediaEvent,
  type ProgressSnapshot,
} from '@cloud-school/engine';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Portal, usePortal } from '../../platform/portal/Portal.ts';
import { lessonCalls } from './lessonCalls.ts';
import { openLessons } from './openLessons.ts';

interface PlayedLesson {
  key: LessonKey;
  /** As the directory tells; null until the player knows. */
  durationMs: number | null;
  /** False for a preview (VIEW-06). */
  isRecorded: boolean;
}

/** The study progress of a lesson that is played, from its opening to leaving it (PROG-01, PROG-02); null without one. */
export function useLessonProgress(lesson: PlayedLesson | null): {
  /** Null until the lesson is open. */
  snapshot: ProgressSnapshot | null;
  onMedia: (event: MediaEvent) => void;
} {
  const portal = usePortal();
  const [current, setCurrent] = useState<{ name: string | null; progress: LessonProgress } | null>(null);
  // The key is a new object at each render; its text tells whether another lesson is shown.
  const name = lesson && JSON.stringify([lesson.key, lesson.isRecorded]);
  const [opened, setOpened] = useState({ name, lesson });
  if (opened.name !== name) setOpened({ name, lesson });

  useEffect(() => {
    if (!opened.lesson) return undefined;
    const created = create(portal, opened.lesson);
    openLessons.set(opened.lesson.key);
    created.open();
    setCurrent({ name: opened.name, progress: created });
    return () => {
      created.close();
      openLessons.set(undefined);
      setCurrent(null);
    };
  }, [portal, opened]);

  // At the first render of another lesson, the one before is still open: its position is not for the new player.
  const progress = current?.name === name ? current.progress : null;
  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => progress?.subscribe(listener) ?? nothing, [progress]),
    () => progress?.getSnapshot() ?? null,
  );
  const onMedia = useCallback((event: MediaEvent) => progress?.handle(event), [progress]);
  return { snapshot, onMedia };
}

const nothing = () => undefined;

function create({ client, storage }: Portal, { key, durationMs, isRecorded }: PlayedLesson): LessonProgress {
  const calls = lessonCalls(client);
  return createLessonProgress(
    {
      ...createBrowserProgressPorts(key, storage),
      loadPosition: () => calls.loadPosition(key),
      sendReport: (report, options) => calls.sendReport(key, report, options),
    },
    { key, durationMs, isRecorded },
  );
}
