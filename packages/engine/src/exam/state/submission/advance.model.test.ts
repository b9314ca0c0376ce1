import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { advance } from './advance.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import {
  createSubmission,
  FINISH_TRAVEL_MS,
  isOutcomeUnknown,
  lookUpInherited,
  type SubmissionState,
} from './SubmissionState.ts';

const SENT: SubmissionEvent = { type: 'finish-sent' };
/** A finish that was sent can no longer arrive when the log list is read. */
const toMoment = ({ type }: SubmissionEvent) => ({
  now: type === 'finish-sent' ? 0 : FINISH_TRAVEL_MS,
  random: () => 0.5,
});
const triggerOf = (state: SubmissionState) => (state.phase === 'idle' ? null : state.trigger);

it('under any order of events a finish is sent only after draining, and never while the outcome of another is unknown', () => {
  const event: fc.Arbitrary<SubmissionEvent> = fc.oneof(
    fc.constantFrom<SubmissionEvent>(
      { type: 'submit', trigger: 'click' },
      { type: 'submit', trigger: 'time-up' },
      { type: 'recheck' },
      { type: 'resumed' },
      { type: 'save-refused' },
      { type: 'doubted' },
    ),
    fc.constantFrom<SubmissionEvent>({ type: 'finish-succeeded' }, { type: 'recorded' }),
    fc.record({
      type: fc.constant('finish-failed' as const),
      outcome: fc.constantFrom('unknown' as const, 'refused' as const, 'expired' as const),
    }),
    fc.record({ type: fc.constant('drained' as const), isOnline: fc.boolean() }),
    fc.record({ type: fc.constant('compared' as const), isComplete: fc.boolean() }),
    fc.record({
      type: fc.constant('drain-failed' as const),
      reason: fc.constantFrom('unsaved' as const, 'expired' as const),
      refused: fc.constantFrom('none' as const, 'some', 'all'),
    }),
    fc.record({ type: fc.constant('looked-up' as const), isFinished: fc.boolean() }),
    fc.record({ type: fc.constant('look-up-failed' as const), isExpired: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, wasSent) => {
      let state: SubmissionState = wasSent ? lookUpInherited({ now: 0 }) : createSubmission();
      for (const next of events) {
        const before = state;
        state = advance(state, next, toMoment(next));
        const isFinishing = state.task?.type === 'finish' && before.task?.type !== 'finish';
        const isDrained =
          before.task?.type === 'drain' ||
          before.task?.type === 'compare' ||
          (before.task?.type === 'look-up' && before.task.next === 'without-refused');
        expect(isFinishing && !(isDrained && !isOutcomeUnknown(state))).toBe(false);
        const wasTimeUp = triggerOf(before) === 'time-up';
        expect(wasTimeUp && triggerOf(state) !== 'time-up').toBe(false);
        if (isFinishing) state = advance(state, SENT, toMoment(SENT));
      }
    }),
    { numRuns: 2000 },
  );
});
