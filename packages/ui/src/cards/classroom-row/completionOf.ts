import { type Classroom, CONTENT_KINDS, type LiveState, type StudyState } from '@cloud-school/domain';

/** How a classroom is labelled in the content list (CROOM-01). */
export type Completion = 'done' | 'studying' | 'not-started' | 'to-be-marked' | 'generating-replay';

/**
 * The label of a classroom. A homework or test with all of its work handed in that the server does not count as done waits
 * for its teacher; a live lesson without its replay cannot be studied yet.
 */
export function completionOf({ kind, state, progress, liveState }: Classroom): Completion {
  const { isLive, exam } = CONTENT_KINDS[kind];
  const isAwaited = isLive && liveState !== null && LACKS_REPLAY[liveState];
  const isHandedIn = exam !== null && progress !== null && progress >= 100;
  return COMPLETIONS[state](isAwaited, isHandedIn);
}

const LACKS_REPLAY: Record<LiveState, boolean> = {
  'not-started': false,
  live: false,
  'generating-replay': true,
  replay: false,
};

const COMPLETIONS: Record<StudyState, (isAwaited: boolean, isHandedIn: boolean) => Completion> = {
  done: () => 'done',
  'not-started': (isAwaited) => (isAwaited ? 'generating-replay' : 'not-started'),
  studying: (isAwaited, isHandedIn) =>
    isAwaited ? 'generating-replay' : isHandedIn ? 'to-be-marked' : 'studying',
};
