import { expect, test } from 'vitest';
import type { SaveSummary } from '../../answer-card/AnswerSource.ts';
import { chooseNotice } from './chooseNotice.ts';
import type { Submission } from './Submission.ts';

const idle: Submission = { step: 'idle', reason: null, trigger: null };
const summary: SaveSummary = {
  state: 'saved',
  savedAt: 0,
  unsavedCount: 0,
  retryAt: null,
  attempt: 0,
  isDurable: true,
};
const calm = { submission: idle, pen: 'here' as const, summary, restoredCount: 0 };

test('nothing needs explaining while all is well', () => {
  expect(chooseNotice(calm)).toBeNull();
});

test('the hand-in comes before everything', () => {
  const submission: Submission = { step: 'draining', reason: null, trigger: 'click' };
  expect(chooseNotice({ ...calm, submission, pen: 'taken-over' })).toBe('submitting');
});

test('a failed hand-in has its own dialog', () => {
  expect(
    chooseNotice({ ...calm, submission: { step: 'failed', reason: 'finish', trigger: 'click' } }),
  ).toBeNull();
});

test('a window that may not write says so before it speaks of saving', () => {
  expect(chooseNotice({ ...calm, pen: 'held-elsewhere', summary: { ...summary, state: 'offline' } })).toBe(
    'held-elsewhere',
  );
});

test.each(['expired', 'offline', 'failed'] as const)('%s comes before what was restored', (state) => {
  expect(chooseNotice({ ...calm, summary: { ...summary, state }, restoredCount: 3 })).toBe(state);
});

test('a browser that keeps nothing comes before what was restored', () => {
  expect(chooseNotice({ ...calm, summary: { ...summary, isDurable: false }, restoredCount: 3 })).toBe(
    'not-durable',
  );
});

test('restored answers are told last', () => {
  expect(chooseNotice({ ...calm, restoredCount: 3 })).toBe('restored');
});
