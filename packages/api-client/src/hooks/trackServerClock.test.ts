import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSchoolInfo } from '../endpoints/school/school.ts';
import { envelope, catchError, createRecordingClient } from '../testing/createRecordingClient.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const SECOND = 1000;

beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

function answerAt(offset: number, status = 200): Response {
  const Date = new globalThis.Date(NOW + offset).toUTCString();
  return new Response(envelope({}).body, { status, headers: { Date } });
}

async function offsetAfter(...answers: [Response, ...Response[]]): Promise<number | null> {
  const { client } = createRecordingClient(answers);
  for (const _ of answers) await client.call(getSchoolInfo, { tenantId: '1' }).catch(() => undefined);
  return client.serverClockOffset();
}

it('is null before the first response and without a Date header', async () => {
  const { client } = createRecordingClient(envelope({}));
  expect(client.serverClockOffset()).toBeNull();
  await client.call(getSchoolInfo, { tenantId: '1' });
  expect(client.serverClockOffset()).toBeNull();
});

it('is the server’s clock minus this device’s', async () => {
  expect(await offsetAfter(answerAt(90 * SECOND))).toBe(90 * SECOND);
  expect(await offsetAfter(answerAt(-3600 * SECOND))).toBe(-3600 * SECOND);
});

it('is the median of the last five responses, so that a slow one does not move it', async () => {
  const late = answerAt(-30 * SECOND);
  expect(await offsetAfter(answerAt(SECOND), late, answerAt(2 * SECOND))).toBe(SECOND);
  expect(await offsetAfter(answerAt(0), answerAt(3 * SECOND))).toBe(1.5 * SECOND);
  const before = [answerAt(0), answerAt(0), answerAt(0)] as const;
  const moved = Array.from({ length: 5 }, () => answerAt(60 * SECOND));
  expect(await offsetAfter(...before, ...moved)).toBe(60 * SECOND);
});

it('is also measured by an error response', async () => {
  const { client } = createRecordingClient(answerAt(5 * SECOND, 500));
  await catchError(client.call(getSchoolInfo, { tenantId: '1' }));
  expect(client.serverClockOffset()).toBe(5 * SECOND);
});

it.each(['yesterday', ''])('ignores the unreadable Date %j', async (Date) => {
  const answer = new Response(envelope({}).body, { headers: { Date } });
  expect(await offsetAfter(answer)).toBeNull();
});

it('counts from the first response after the device’s clock was set, and no older one', async () => {
  const { client } = createRecordingClient([answerAt(0), answerAt(0), answerAt(0), answerAt(0)]);
  for (let call = 0; call < 3; call += 1) await client.call(getSchoolInfo, { tenantId: '1' });
  vi.setSystemTime(NOW + 3600 * SECOND);
  await client.call(getSchoolInfo, { tenantId: '1' });
  expect(client.serverClockOffset()).toBe(-3600 * SECOND);
});
