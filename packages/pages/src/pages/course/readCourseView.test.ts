import { FIRST_COURSE_VIEW } from '@cloud-school/ui/player';
import { expect, test } from 'vitest';
import { readCourseView } from './readCourseView.ts';

const view = { tab: 'homework', toggledKeys: ['all 4', 'all 4 1'], introduction: 'teachers' } as const;

test.each([
  ['nothing', undefined, FIRST_COURSE_VIEW],
  ['a view', view, view],
  [
    'tabs that are not known',
    { ...view, tab: 'vr', introduction: 7 },
    { ...FIRST_COURSE_VIEW, toggledKeys: view.toggledKeys },
  ],
  ['keys that are none', { ...view, toggledKeys: 'all 4' }, { ...view, toggledKeys: [] }],
  ['other keys', { ...view, toggledKeys: [4, 'all 4'] }, { ...view, toggledKeys: ['all 4'] }],
])('an entry with %s', (_case, stored, expected) => {
  expect(readCourseView(stored)).toEqual(expected);
});
