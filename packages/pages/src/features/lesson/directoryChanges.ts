import type { Chapter, LiveState } from '@cloud-school/domain';
import { classroomsOf } from '@cloud-school/ui';

/** A teacher goes live, ends, and the replay is made, at any time; then nothing changes any more. */
const IS_CHANGING: Record<LiveState, boolean> = {
  'not-started': true,
  live: true,
  'generating-replay': true,
  replay: false,
};

/** When the server says something else of a directory: for useFreshAt. */
export function directoryChanges(chapters: readonly Chapter[]) {
  const classrooms = classroomsOf(chapters);
  return {
    times: classrooms.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    isAwaited: classrooms.some(({ liveState }) => liveState !== null && IS_CHANGING[liveState]),
  };
}
