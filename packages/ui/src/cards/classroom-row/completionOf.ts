import { type Classroom, CONTENT_KINDS } from '@cloud-school/domain';

/** How a classroom is labelled in the content list (CROOM-01). */
export type Completion = 'done' | 'studying' | 'not-started' | 'to-be-marked' | 'generating-replay';

/**
 * The label of a classroom. A homework or test with all of its work handed in that the server does not count as done waits
 * for its teacher; a live lesson without its replay cannot be studied yet.
 */
export function completionOf({ kind, state, progress, liveState }: Classroom): Completion {
  if (state === 'done') return 'done';
  if (CONTENT_KINDS[kind].isLive && liveState === 'generating-replay') return 'generating-replay';
  if (state === 'not-started') return 'not-started';
  return CONTENT_KINDS[kind].exam !== null && progress !== null && progress >= 100
    ? 'to-be-marked'
    : 'studying';
}
