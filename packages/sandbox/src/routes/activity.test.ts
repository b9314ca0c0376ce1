import {
  getPastSummary,
  listActivityContents,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
} from '@cloud-school/api-client';
import type { PastFilter } from '@cloud-school/domain';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const shen = { classId: 'c-elder-3', userId: 'u-shen' };

async function signIn(userId = 'u-shen', tenantId = '10001') {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const { client, signIn: enter } = createVisitor(sandbox, tenantId);
  await enter(userId);
  return { sandbox, client };
}

describe('today', () => {
  test('has a missed, an attended, a running, a face-to-face and an elective activity, by time', async () => {
    const { client } = await signIn();
    const rows = await client.call(listTodayActivities, shen);
    expect(rows.map(({ id, status, isFaceToFace }) => [id, status, isFaceToFace])).toEqual([
      ['a-elder-8', 'to-attend', false],
      ['a-elder-3', 'absent', false],
      ['a-elder-4', 'attended', false],
      ['a-elder-5', 'to-attend', false],
      ['a-elder-6', 'to-attend', true],
      ['a-elder-7', null, false],
    ]);
    expect(rows.find(({ id }) => id === 'a-elder-6')?.address).toBe('拱墅校区实训楼 302');
  });

  test('is empty in a class without activities', async () => {
    const { client } = await signIn();
    expect(await client.call(listTodayActivities, { ...shen, classId: 'c-newborn-4' })).toEqual([]);
  });
});

describe('the past', () => {
  test.each([
    ['all', 27],
    ['absent', 2],
    ['attended', 21],
    ['elective', 4],
  ] as const)('has with the filter %s %i activities, as its summary says', async (filter, count) => {
    const { client } = await signIn();
    const page = await client.call(pagePastActivities, { ...shen, filter, current: 1, size: 6 });
    expect(page).toMatchObject({ total: count, pages: Math.ceil(count / 6) });
    const summary = await client.call(getPastSummary, shen);
    const counts: Record<PastFilter, number> = {
      all: summary.totalCount,
      absent: summary.absentCount,
      attended: summary.attendedCount,
      elective: summary.electiveCount,
    };
    expect(counts[filter]).toBe(count);
  });

  test('starts with the latest activity and goes on with the next page', async () => {
    const { client } = await signIn();
    const turn = async (current: number) =>
      (await client.call(pagePastActivities, { ...shen, filter: 'all', current, size: 12 })).items;
    const rows = [...(await turn(1)), ...(await turn(2)), ...(await turn(3))];
    const starts = rows.map(({ startsAt }) => startsAt ?? '');
    expect(rows[0]?.id).toBe('a-elder-4');
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(27);
  });
});

test('the ticker has every kind of entry, newest first', async () => {
  const { client } = await signIn();
  const { items } = await client.call(pageDynamics, { classId: 'c-elder-3', activityId: null });
  expect(items[0]).toEqual({
    kind: 'noted',
    personName: '吴敏',
    avatarUrl: '/media/avatars/wu.svg',
    content: '翻身四步',
  });
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(6);
  const ofOther = await client.call(pageDynamics, { classId: 'c-elder-3', activityId: 'a-elder-1' });
  expect(ofOther.items).toEqual([]);
});

test('the contents of an activity have their progress', async () => {
  const { client } = await signIn();
  const contents = await client.call(listActivityContents, { ...shen, activityId: 'a-elder-4' });
  expect(contents.map(({ id, kind, progress }) => [id, kind, progress])).toEqual([
    ['r-elder-41', 'video', 100],
    ['r-elder-42', 'image', 100],
    ['r-reading', 'test', 0],
  ]);
  await expect(
    client.call(listActivityContents, { ...shen, activityId: 'a-finance-1' }),
  ).rejects.toMatchObject({ code: '50004' });
});

test('activities are refused to a student of another class', async () => {
  const { client } = await signIn('u-zhou');
  const zhou = { ...shen, userId: 'u-zhou' };
  for (const call of [
    client.call(listTodayActivities, zhou),
    client.call(getPastSummary, zhou),
    client.call(pagePastActivities, { ...zhou, filter: 'all', current: 1, size: 6 }),
    client.call(pageDynamics, { classId: 'c-elder-3', activityId: null }),
    client.call(listActivityContents, { ...zhou, activityId: 'a-elder-4' }),
  ]) {
    await expect(call).rejects.toMatchObject({ kind: 'rejected', code: '50003' });
  }
});

test('the other school has activities of today and of the past, too', async () => {
  const { client } = await signIn('u-qiu', '10002');
  const qiu = { classId: 'c-finance-1', userId: 'u-qiu' };
  expect((await client.call(listTodayActivities, qiu)).map(({ id }) => id)).toEqual([
    'a-finance-2',
    'a-finance-201',
    'a-finance-202',
    'a-finance-203',
  ]);
  expect(await client.call(getPastSummary, qiu)).toMatchObject({ totalCount: 11, absentCount: 1 });
});
