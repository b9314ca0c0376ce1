import { makeActivityContent, makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { findContentActivity } from './findContentActivity.ts';

const holding = (id: string, ...rooms: string[]) =>
  makeClassActivity({ id, contents: rooms.map((room) => makeActivityContent({ id: room })) });
const activities = [holding('first', 'a', 'shared'), holding('second', 'b', 'shared'), holding('bare')];

test.each<[string, string | null, string | null, string | null, boolean]>([
  ['that holds it', 'first', 'a', 'first', true],
  ['that holds it, not that of the content before', 'first', 'b', 'second', true],
  ['that holds it, where the address names none', null, 'b', 'second', true],
  ['of the address, where several hold it', 'second', 'shared', 'second', true],
  ['none, where no activity holds it', 'first', 'homework', null, false],
  ['none, where the address names none either', null, 'homework', null, false],
  ['of the address, where that lists no contents', 'bare', 'homework', 'bare', true],
  ['of the address, where the class does not list it', 'unlisted', 'homework', 'unlisted', false],
  ['of the address, where that names no content', 'first', null, 'first', true],
])('the activity of a content is the one %s', (_, addressed, classroomId, activityId, isFound) => {
  const found = findContentActivity(activities, { activityId: addressed, classroomId });
  expect([found.activityId, found.activity?.id ?? null]).toEqual([activityId, isFound ? activityId : null]);
});

test('among several that hold a content, the caller chooses', () => {
  const address = { activityId: null, classroomId: 'shared' };
  expect(findContentActivity(activities, address, ({ id }) => id === 'second').activityId).toBe('second');
});
