import type { SaveSummary } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { makeSubmission } from '../testing/makeSubmission.ts';
import { chooseNotice, type ClosableNotice } from './chooseNotice.ts';

const idle = makeSubmission();
const summary: SaveSummary = {
  state: 'saved',
  savedAt: 0,
  unsavedCount: 0,
  retryAt: null,
  failureCount: 0,
  isDurable: true,
};
const calm = {
  submission: idle,
  writeAccess: 'granted' as const,
  summary,
  restoredCount: 0,
  hasUnsentAnswers: false,
  isSignInShort: false,
  isTranslated: false,
  closed: new Set<ClosableNotice>(),
};

test('without a problem there is no notice', () => {
  expect(chooseNotice(calm)).toBeNull();
});

test('a running submission has the highest priority', () => {
  const submission = makeSubmission({ step: 'draining', trigger: 'click' });
  expect(chooseNotice({ ...calm, submission, writeAccess: 'taken-over' })).toBe('submitting');
});

test('a failed submission has a dialog and no notice', () => {
  expect(
    chooseNotice({
      ...calm,
      submission: makeSubmission({ step: 'failed', reason: 'finish', trigger: 'click' }),
    }),
  ).toBeNull();
});

test('lost write access has priority over the save state', () => {
  expect(
    chooseNotice({ ...calm, writeAccess: 'held-elsewhere', summary: { ...summary, state: 'offline' } }),
  ).toBe('held-elsewhere');
});

test('a refused take-over says why', () => {
  expect(chooseNotice({ ...calm, writeAccess: 'submitting-elsewhere' })).toBe('submitting-elsewhere');
});

test.each(['refused', 'expired', 'offline', 'failed'] as const)(
  '%s comes before restored answers',
  (state) => {
    expect(chooseNotice({ ...calm, summary: { ...summary, state }, restoredCount: 3 })).toBe(state);
  },
);

test('missing storage has priority over restored answers', () => {
  expect(chooseNotice({ ...calm, summary: { ...summary, isDurable: false }, restoredCount: 3 })).toBe(
    'not-durable',
  );
});

test('a translated page has the lowest priority', () => {
  expect(chooseNotice({ ...calm, isTranslated: true })).toBe('translated');
  expect(chooseNotice({ ...calm, isTranslated: true, restoredCount: 3 })).toBe('restored');
});

test('restored answers have a low priority', () => {
  expect(chooseNotice({ ...calm, restoredCount: 3 })).toBe('restored');
});

test('what was closed gives way to the next notice', () => {
  const all = {
    ...calm,
    summary: { ...summary, isDurable: false },
    isSignInShort: true,
    restoredCount: 3,
  };
  const after = (...closed: ClosableNotice[]) => chooseNotice({ ...all, closed: new Set(closed) });
  expect(after()).toBe('not-durable');
  expect(after('not-durable')).toBe('sign-in-ends');
  expect(after('not-durable', 'sign-in-ends')).toBe('restored');
  expect(after('not-durable', 'sign-in-ends', 'restored')).toBeNull();
});

test('unsent answers are offered before restored ones are mentioned', () => {
  expect(chooseNotice({ ...calm, hasUnsentAnswers: true, restoredCount: 3 })).toBe('unsent-answers');
});

test('a finished hand-in has the highest priority, whoever did it', () => {
  const submission = makeSubmission({ step: 'done', isLocked: true });
  expect(chooseNotice({ ...calm, submission, hasUnsentAnswers: true, writeAccess: 'taken-over' })).toBe(
    'handed-in',
  );
});

test('a hand-in that did not arrive is named before unsent answers, and after a trouble of saving', () => {
  const submission = makeSubmission({ isInterrupted: true });
  expect(chooseNotice({ ...calm, submission, hasUnsentAnswers: true })).toBe('interrupted');
  expect(chooseNotice({ ...calm, submission, summary: { ...summary, state: 'offline' } })).toBe('offline');
});

test('nothing is offered to a locked paper', () => {
  const submission = makeSubmission({ step: 'failed', isLocked: true });
  expect(chooseNotice({ ...calm, submission, hasUnsentAnswers: true })).toBeNull();
});
