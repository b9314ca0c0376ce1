import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { getAnswerStore } from './getAnswerStore.ts';
import { sendPendingCompletions } from './sendPendingCompletions.ts';

const DAY = 24 * 3_600_000;
const WORK = { tenantId: 't', userId: 'u', workId: 'w' };

afterEach(() => {
  vi.useRealTimers();
});

/** Whether the answers of an attempt that was continued so many days ago are still stored. */
async function isStored(ageDays: number, offset: number | null): Promise<boolean> {
  const portal = { client: { serverClockOffset: () => offset }, storage: memoryStorage() };
  const whole = portal as unknown as Portal;
  const store = getAnswerStore(whole);
  const time = { startedAt: 0, isStartFromServer: true, offset: 0, lastSeen: NOW - ageDays * DAY };
  await store.writeAttempt(WORK, { answerLogId: 'log', time, state: 'open' });
  await sendPendingCompletions(whole, WORK);
  return (await store.readAttempt(WORK)) !== null;
}
const NOW = Date.now();

test.each([
  [89, 0, true],
  [91, 0, false],
  [91, null, true],
])('an attempt of %i days ago, with an offset of %s, is still stored: %s', async (age, offset, expected) => {
  expect(await isStored(age, offset)).toBe(expected);
});

test('a clock that was a year behind and is corrected while the page is open forgets nothing', async () => {
  vi.setSystemTime(NOW + 365 * DAY);
  // As measured before.
  expect(await isStored(1 - 365, 365 * DAY)).toBe(true);
});
