import type { Client } from '@cloud-school/api-client';
import { standardSettings } from '@cloud-school/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEarlyCalls } from '../../platform/early/startEarly.ts';
import { preloadLesson } from './preloadLesson.ts';

const calls = vi.hoisted((): [string, unknown][] => []);
const players = vi.hoisted((): unknown[] => []);

// SWR starts no call ahead of time where there is no browser.
vi.mock('../../platform/early/preloadLoadable.ts', () => ({
  preloadLoadable: async (_scope: unknown, { id }: { id: string }, args: unknown) => {
    calls.push([id, args]);
    return id;
  },
}));
vi.mock('@cloud-school/ui/player', () => ({
  preloadPlayer: (content: unknown) => void players.push(content),
}));

beforeEach(() => {
  calls.length = 0;
  players.length = 0;
});

/** The calls that leave for an address. */
async function preloaded(search: string, owner: string | null = 'u-1') {
  const client: Pick<Client, 'call'> = { call: () => Promise.reject(new Error('preloadLoadable calls.')) };
  await preloadLesson(
    {
      client: client as Client,
      owner,
      tenantId: 't-1',
      early: createEarlyCalls(),
      settings: standardSettings,
    },
    new URLSearchParams(search),
  );
  return calls;
}

test('a lesson asks for its content and player, its class, its directory and its introduction', async () => {
  expect(
    await preloaded('classId=c-1&courseId=k-1&studentId=s-1&classroomId=r-1&activityId=a-1&type=exam'),
  ).toEqual([
    ['classroom.content', { classroomId: 'r-1' }],
    ['class.activities', { classId: 'c-1', userId: 'u-1' }],
    ['classroom.chapters', { courseId: 'k-1', studentId: 's-1', classId: 'c-1', isExam: true }],
    ['classroom.detail', { classroomId: 'r-1' }],
  ]);
  expect(players).toEqual(['classroom.content']);
});

test('an address that does not name the course and the student asks for no directory', async () => {
  const asked = await preloaded('classId=c-1&classroomId=r-1');
  expect(asked.map(([id]) => id)).toEqual(['classroom.content', 'class.activities', 'classroom.detail']);
});

test.each([
  ['without a class', 'classroomId=r-1', 'u-1'],
  ['without a classroom', 'classId=c-1', 'u-1'],
  ['of a preview', 'classId=c-1&classroomId=r-1&preview=1', 'u-1'],
  ['without a student', 'classId=c-1&classroomId=r-1', null],
])('an address %s asks for nothing', async (_name, search, owner) => {
  expect(await preloaded(search, owner)).toEqual([]);
});
