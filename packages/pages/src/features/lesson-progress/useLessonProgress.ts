import {
  createBrowserProgressPorts,
  createLessonProgress,
  type LessonKey,
  type LessonProgress,
  type MediaEvent,
  type ProgressSnapshot,
} from '@cloud-school/engine';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { holdUnsent } from '../../platform/device/unsent.ts';
import { onceMounted } from '../../platform/history/onceMounted.ts';
import { type Portal, usePortal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { lessonCalls } from './lessonCalls.ts';
import { openLessons } from './openLessons.ts';

interface PlayedLesson {
  key: LessonKey;
  /** From the directory; null until the player knows it. */
  durationMs: number | null;
  /** False for a preview (VIEW-06). */
  isRecorded: boolean;
}

/** The study progress of a lesson that is played, from its opening to leaving it (PROG-01, PROG-02); null without one. */
export function useLessonProgress(lesson: PlayedLesson | null): {
  /** Null without a lesson. */
  snapshot: ProgressSnapshot | null;
  onMedia: (event: MediaEvent) => void;
} {
  const portal = usePortal();
  // The key is a new object at each render; its text shows whether the lesson changed.
  const name = lesson && JSON.stringify([lesson.key, lesson.isRecorded]);
  const [shown, setShown] = useState(() => hold(portal, name, lesson));
  if (shown.name !== name) setShown(hold(portal, name, lesson));
  const { progress } = shown;
  const { lastReports } = portal;

  useEffect(() => {
    const { lesson: opened, progress: created } = shown;
    if (!opened || !created) return undefined;
    // A closed progress opens no more.
    return onceMounted(() => {
      openLessons.set(opened.key);
      created.open();
      const unregister = lastReports.register(() => created.close());
      return () => {
        unregister();
        void created.close();
        openLessons.set(undefined);
      };
    });
  }, [lastReports, shown]);

  const snapshot = useSyncExternalStore(
    useCallback((listener: () => void) => progress?.subscribe(listener) ?? nothing, [progress]),
    () => progress?.getSnapshot() ?? null,
  );
  const onMedia = useCallback((event: MediaEvent) => progress?.handle(event), [progress]);
  return { snapshot, onMedia };
}

const nothing = () => undefined;

const hold = (portal: Portal, name: string | null, lesson: PlayedLesson | null) => ({
  name,
  lesson,
  progress: lesson && create(portal, lesson),
});

function create({ client, storage }: Portal, { key, durationMs, isRecorded }: PlayedLesson): LessonProgress {
  holdUnsent(storage);
  const calls = lessonCalls(client);
  return createLessonProgress(
    {
      ...createBrowserProgressPorts(key, storage, () => serverNow(client)),
      loadPosition: () => calls.loadPosition(key),
      sendReport: (report, options) => calls.sendReport(key, report, options),
    },
    { key, durationMs, isRecorded },
  );
}
