import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseStoredPaper } from './parseStoredPaper.ts';
import { parseCompletionJob, parseJournalEntry, parseStoredAttempt } from './storedValues.ts';

it('no parser throws on any JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => [
        parseJournalEntry(value),
        parseStoredAttempt(value),
        parseCompletionJob(value),
        parseStoredPaper(value),
      ]).not.toThrow();
    }),
  );
});
