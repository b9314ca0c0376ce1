import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { acknowledge, edit } from './Journal.ts';
import { fresh, getEntry, text } from './testing/journalSamples.ts';

it('under any order of edits and confirmations the confirmed revision never decreases and never exceeds the edits', () => {
  const step = fc.oneof(
    fc.record({ edit: fc.string({ maxLength: 2 }) }),
    fc.record({ ackBack: fc.nat({ max: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let journal = fresh();
      for (const [at, next] of steps.entries()) {
        const before = getEntry(journal);
        journal =
          'edit' in next
            ? edit(journal, 'q', text(next.edit), at)
            : acknowledge(journal, 'q', Math.max(0, before.rev - next.ackBack), at);
        expect(getEntry(journal).ackRev).toBeGreaterThanOrEqual(before.ackRev);
        expect(getEntry(journal).ackRev).toBeLessThanOrEqual(getEntry(journal).rev);
      }
    }),
  );
});
