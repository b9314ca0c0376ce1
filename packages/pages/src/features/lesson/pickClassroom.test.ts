import { makeActivityContent, makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { pickClassroom } from './pickClassroom.ts';

const done = makeClassroom({ id: 'done', kind: 'video', state: 'done' });
const fresh = makeClassroom({ id: 'fresh', kind: 'article', state: 'not-started' });
const begun = makeClassroom({ id: 'begun', kind: 'video', state: 'studying' });
const live = makeClassroom({ id: 'live', kind: 'live', state: 'studying' });
const of = (...ids: string[]) => ({ contents: ids.map((id) => makeActivityContent({ id })) });

test.each([
  ['one that was begun', [done, fresh, begun], null, 'begun'],
  ['one that is new', [done, fresh], null, 'fresh'],
  ['a finished one', [done], null, 'done'],
  ['one that the viewer shows', [live, done], null, 'done'],
  ['one of the activity', [done, fresh, begun], of('done', 'fresh'), 'fresh'],
  ['any one, where the course does not know those of the activity', [begun], of('gone'), 'begun'],
  ['nothing', [live], null, undefined],
] as const)('%s', (_, classrooms, activity, id) => {
  expect(pickClassroom(classrooms, activity)?.id).toBe(id);
});
