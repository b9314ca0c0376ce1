import { makeActivityContent } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { findPrimaryActivity } from './findPrimaryActivity.ts';

const at = (startsAt: string, endsAt: string | null) => ({
  status: 'to-attend' as const,
  contents: [],
  startsAt: `2026-11-${startsAt}:00`,
  endsAt: endsAt && `2026-11-${endsAt}:00`,
});
const week = at('20 08:00', '27 22:00');
const lesson = at('21 10:30', '21 12:00');
const untilNight = at('21 09:00', null);
const today = { status: 'to-attend' as const, contents: [], startsAt: '2026-11-21', endsAt: '2026-11-21' };
const handedIn = { ...lesson, contents: [makeActivityContent({ kind: 'test', progress: 100 })] };
const later = at('21 14:00', '21 16:00');

test.each([
  ['the lesson that ends sooner than the week', [week, lesson, later], lesson],
  ['an activity without an end lasts until night', [week, untilNight], untilNight],
  ['the only one', [week, later], week],
  ['a lesson before what lasts the whole day', [today, lesson], lesson],
  ['what lasts the whole day', [later, today], today],
  ['a week of practice before a test that is handed in', [handedIn, week], week],
  ['none', [later], undefined],
  ['nothing where all is handed in', [handedIn], undefined],
])('%s', (_name, activities, primary) => {
  expect(findPrimaryActivity(activities, '2026-11-21 10:40:00')).toBe(primary);
});
