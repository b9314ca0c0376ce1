import { type Client, getUserInfo, pageNews, saveStudyRecord } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { createDevice } from '../device/createDevice.ts';
import { bindClient } from './bindClient.ts';
import { createSession } from './createSession.ts';

const lesson = { classroomId: 'r-1', courseId: 'k-1', studentId: 's-1', classId: 'c-1' };
const record = { ...lesson, studiedAt: 0, position: 43_000, remaining: null };
const login = (userId: string) => ({ userId, token: `t-${userId}`, expiresAt: null });

function open() {
  const session = createSession(createDevice({ storage: memoryStorage() }));
  const sent: string[] = [];
  const client: Client = {
    call: async (endpoint) => {
      sent.push(endpoint.id);
      return endpoint.parse({});
    },
    cancelAll: () => undefined,
    cancelSessionCalls: () => undefined,
    serverClockOffset: () => null,
  };
  session.signIn(login('u-1'));
  return { session, sent, client: bindClient(client, session, 'u-1') };
}

test('a student’s page sends as long as the student is signed in', async () => {
  const { client, sent } = open();
  await client.call(saveStudyRecord, record);
  expect(sent).toEqual([saveStudyRecord.id]);
});

test('nothing of a student is sent once another one is signed in', async () => {
  const { session, client, sent } = open();
  session.signIn(login('u-2'));
  await expect(client.call(saveStudyRecord, record)).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(client.call(pageNews, { current: 1, size: 4 })).rejects.toMatchObject({ kind: 'cancelled' });
  expect(sent).toEqual([]);
  session.signIn(login('u-1'));
  await client.call(saveStudyRecord, record);
  expect(sent).toEqual([saveStudyRecord.id]);
});

test('after a log-out what needs a token is refused here, so that nobody is redirected; a login is tried', async () => {
  const { session, client, sent } = open();
  session.signOut();
  await expect(client.call(saveStudyRecord, record)).rejects.toMatchObject({ kind: 'session-expired' });
  expect(sent).toEqual([]);
  await client.call(getUserInfo, {}, { token: 'new' }).catch(() => undefined);
  await client.call(pageNews, { current: 1, size: 4 }).catch(() => undefined);
  expect(sent).toEqual([getUserInfo.id, pageNews.id]);
});
