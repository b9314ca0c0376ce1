import type { SendOutcome } from '@cloud-school/ui';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createSession } from '../../platform/session/createSession.ts';
import { openCommentDraft } from './openCommentDraft.ts';
import { visitorTexts } from './visitorTexts.ts';

const SUBJECT = 'review r-1';

beforeEach(() => visitorTexts.keep(SUBJECT, null));

/** A student who wrote a comment and pressed 发送: there is no answer yet. */
function send() {
  const session = createSession(createDevice({ storage: memoryStorage() }));
  session.signIn({ userId: 'u-1', token: 't-1', expiresAt: null });
  const open = () => openCommentDraft(session, SUBJECT);
  const { keep, track } = open();
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  keep('教室真亮');
  track(promise);
  const answer = async (outcome: SendOutcome) => {
    resolve(outcome);
    await promise;
  };
  return { session, open, keep, answer, sending: promise };
}

test('a field that is opened before the answer knows of the send; the answer ends it and the draft', async () => {
  const { open, answer, sending } = send();
  expect(open().text).toBe('教室真亮');
  expect(open().sending).toBe(sending);
  await answer({ isSent: true });
  expect(open()).toMatchObject({ text: '', sending: null });
});

test('a refused comment stays', async () => {
  const { open, answer } = send();
  await answer({ isSent: false, reason: '内容含有敏感词' });
  expect(open()).toMatchObject({ text: '教室真亮', sending: null });
});

test('a late answer leaves what another student has written since', async () => {
  const { session, open, answer } = send();
  session.signIn({ userId: 'u-2', token: 't-2', expiresAt: null });
  expect(open()).toMatchObject({ text: '', sending: null });
  open().keep('周日也开吗？');
  await answer({ isSent: true });
  expect(open().text).toBe('周日也开吗？');
});

test('a late answer leaves what was written since', async () => {
  const { open, keep, answer } = send();
  keep('教室真亮，也安静');
  await answer({ isSent: true });
  expect(open().text).toBe('教室真亮，也安静');
});

describe("a visitor's text", () => {
  const visit = () => createSession(createDevice({ storage: memoryStorage() }));
  const login = (userId: string) => ({ userId, token: `t-${userId}`, expiresAt: null });

  test('is there after a sign-in that loads the page again', () => {
    openCommentDraft(visit(), SUBJECT).keep('周日也开吗？');
    const reloaded = visit();
    reloaded.signIn(login('u-1'));
    expect(openCommentDraft(reloaded, SUBJECT).text).toBe('周日也开吗？');
  });

  test('is of the student who signs in first, and not of the next one', () => {
    const session = visit();
    openCommentDraft(session, SUBJECT).keep('周日也开吗？');
    session.signIn(login('u-1'));
    expect(openCommentDraft(session, SUBJECT).text).toBe('周日也开吗？');
    session.signOut();
    expect(openCommentDraft(session, SUBJECT).text).toBe('');
    session.signIn(login('u-2'));
    expect(openCommentDraft(session, SUBJECT).text).toBe('');
  });

  test('goes when the field is emptied', () => {
    openCommentDraft(visit(), SUBJECT).keep('周日也开吗？');
    openCommentDraft(visit(), SUBJECT).keep('');
    expect(openCommentDraft(visit(), SUBJECT).text).toBe('');
  });
});
