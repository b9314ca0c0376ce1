import { type CallOptions, type Client, exchangeSsoCode, getUserInfo } from '@cloud-school/api-client';
import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { createSession } from '../../platform/session/createSession.ts';
import { signInBySso } from './signInBySso.ts';

const CODE = { code: 'c', redirectUri: 'https://yunfan.example/sso-login', tenantId: '1' };
const ANSWERS: Record<string, unknown> = {
  [exchangeSsoCode.id]: { userId: 'u-a', token: 't-a', expiresAt: null },
  [getUserInfo.id]: { id: 'u-a', name: '甲' },
};
const CALLS = [exchangeSsoCode.id, getUserInfo.id];

let isLeft = false;
beforeEach(() => {
  isLeft = false;
});

/** Signs in; `during` runs while the call with that id waits for its answer. */
async function signIn(during: Record<string, (session: ReturnType<typeof createSession>) => void> = {}) {
  const session = createSession(createDevice({ storage: memoryStorage() }));
  const sent: { id: string; options: CallOptions | undefined }[] = [];
  const client: Pick<Client, 'call'> = {
    call: async (endpoint, _args, options) => {
      sent.push({ id: endpoint.id, options });
      during[endpoint.id]?.(session);
      return ANSWERS[endpoint.id] as never;
    },
  };
  const outcome = await signInBySso({ client: client as Client, session }, CODE, () => isLeft);
  return { outcome, sent, session };
}

test('signs in with the checked token, and no call lasts longer than a press', async () => {
  const { outcome, sent, session } = await signIn();
  expect(outcome).toBe('signed-in');
  expect(session.get()).toMatchObject({ kind: 'student', userId: 'u-a', user: { name: '甲' } });
  expect(sent).toMatchObject([
    { id: CALLS[0], options: { timeout: 20_000 } },
    { id: CALLS[1], options: { timeout: 20_000, token: 't-a' } },
  ]);
});

test.each(CALLS)('a page that is left during %s signs nobody in', async (id) => {
  const { outcome, session } = await signIn({ [id]: () => (isLeft = true) });
  expect(outcome).toBe('left');
  expect(session.get().kind).toBe('visitor');
});

test.each(CALLS)('whoever signs in during %s stays signed in', async (id) => {
  const { outcome, session } = await signIn({
    [id]: (current) => current.signIn({ userId: 'u-b', token: 't-b', expiresAt: null }),
  });
  expect(outcome).toBe('changed');
  expect(session.get()).toMatchObject({ userId: 'u-b', token: 't-b' });
});
