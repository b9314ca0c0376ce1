import { makeClassActivity, makeClassroom } from '@cloud-school/domain/testing';
import { failed, LOADING, ready } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { toLessonHead } from './toLessonHead.ts';

const required = makeClassroom({ isRequired: true });
const elective = makeClassActivity({ isRequired: false, isFaceToFace: true });
const outage = failed('系统繁忙', () => undefined);

test.each([
  ['while the class answers', { activities: LOADING, activity: null, classroom: required }, null, null],
  [
    'where the class does not answer',
    { activities: outage, activity: null, classroom: required },
    null,
    null,
  ],
  ['while both load', { activities: LOADING, activity: null, classroom: null }, null, null],
  [
    'of a lesson of its course alone',
    { activities: ready([]), activity: null, classroom: required },
    true,
    false,
  ],
  ['of a lesson that is not known', { activities: ready([]), activity: null, classroom: null }, null, null],
  ['of an activity', { activities: ready([]), activity: elective, classroom: required }, false, true],
] as const)('what is not known is not said: %s', (_, known, isRequired, isFaceToFace) => {
  expect(toLessonHead(known, null)).toMatchObject({ isRequired, isFaceToFace });
});
