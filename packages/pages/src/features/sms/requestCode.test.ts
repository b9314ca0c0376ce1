import { ApiError, type Client } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { requestCode } from './requestCode.ts';
import { storedSmsCodes } from './sentCodes.ts';

const MOBILE = '13800138000';

/** Requests a code whose call fails in a way, or succeeds. */
async function request(failure: FailureKind | null, { onLine = true, status = null as number | null } = {}) {
  vi.stubGlobal('navigator', { onLine });
  const device = createDevice({ storage: memoryStorage() });
  const client: Pick<Client, 'call'> = {
    call: async (endpoint) => {
      const { id: endpointId } = endpoint;
      if (failure) throw new ApiError({ kind: failure, userMessage: '今日次数已用完', endpointId, status });
      return endpoint.parse(null);
    },
  };
  const services = { client: client as Client, device };
  const outcome = await requestCode(services, 'login', MOBILE);
  return { outcome, mobiles: (device.get(storedSmsCodes) ?? []).map(({ mobile }) => mobile) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a code that was sent is recorded', async () => {
  const { outcome, mobiles } = await request(null);
  expect(outcome).toMatchObject({ mobile: MOBILE, purpose: 'login' });
  expect(mobiles).toEqual([MOBILE]);
});

test.each([
  ['refused by the server', 'rejected', {}, '今日次数已用完'],
  ['answered with HTTP 500', 'unavailable', { status: 500 }, '今日次数已用完'],
  ['requested without a network', 'unavailable', { onLine: false }, '今日次数已用完'],
  ['left without an answer', 'unavailable', {}, '没有收到回应。如果收到了短信，可以直接填写'],
] as const)('a code that was %s starts no countdown and says so', async (_, kind, how, reason) => {
  const { outcome, mobiles } = await request(kind, how);
  expect(outcome).toEqual({ reason });
  expect(mobiles).toEqual([]);
});

test('a second press before the answer sends no second code; after a refusal the next one does', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const answers: PromiseWithResolvers<null>[] = [];
  const client: Pick<Client, 'call'> = {
    call: async (endpoint) => {
      const answer = Promise.withResolvers<null>();
      answers.push(answer);
      return endpoint.parse(await answer.promise);
    },
  };
  const services = { client: client as Client, device: createDevice({ storage: memoryStorage() }) };
  const press = (mobile = MOBILE) => requestCode(services, 'login', mobile);

  const presses = [press(), press()];
  void press('13857146209');
  expect(answers).toHaveLength(2);
  answers[0]?.reject(new ApiError({ kind: 'rejected', userMessage: '系统繁忙', endpointId: 'sms' }));
  expect(await Promise.all(presses)).toEqual([{ reason: '系统繁忙' }, { reason: '系统繁忙' }]);
  void press();
  expect(answers).toHaveLength(3);
});
