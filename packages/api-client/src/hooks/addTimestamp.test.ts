import { afterEach, expect, it, vi } from 'vitest';
import { updateEnrolState } from '../endpoints/learning/class.ts';
import { getSchoolInfo } from '../endpoints/school/school.ts';
import { envelope, createRecordingClient } from '../testing/createRecordingClient.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('adds the time as _t to the query of a GET', async () => {
  vi.setSystemTime(1_700_000_000_000);
  const { client, requests } = createRecordingClient(envelope({}));
  await client.call(getSchoolInfo, { tenantId: '1001' });
  const query = new URL(requests[0]?.url ?? '').searchParams;
  expect([...query]).toEqual([
    ['tenantId', '1001'],
    ['_t', '1700000000000'],
  ]);
});

it('adds nothing to a POST', async () => {
  const { client, requests } = createRecordingClient(envelope());
  await client.call(updateEnrolState, { classId: '1', userId: '2' });
  expect(new URL(requests[0]?.url ?? '').search).toBe('');
  expect(await requests[0]?.json()).toEqual({ classId: '1', userId: '2' });
});
