import type { ClassActivity } from '@cloud-school/domain';
import { makeActivityContent, makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { splitToday } from './splitToday.ts';

const lesson = (id: string, from: string, to: string, rest: Partial<ClassActivity> = {}) =>
  makeClassActivity({
    id,
    startsAt: `2026-11-21 ${from}:00`,
    endsAt: `2026-11-21 ${to}:00`,
    status: 'to-attend',
    contents: [],
    ...rest,
  });
const exam = (progress: number | null) => [makeActivityContent({ kind: 'homework', progress })];

const DAY = [
  lesson('missed', '07:50', '08:20', { status: 'absent' }),
  lesson('attended', '08:30', '10:00', { status: 'attended', contents: exam(100) }),
  lesson('owed', '09:00', '09:30', { status: 'attended', contents: exam(0) }),
  lesson('unknown', '09:00', '09:40', { contents: exam(null) }),
  lesson('evening', '19:30', '20:15'),
  lesson('noon', '13:00', '14:00'),
  lesson('long', '10:00', '18:00'),
  lesson('now', '10:30', '12:00', { status: 'attended' }),
];
const ids = (list: ClassActivity[]) => list.map(({ id }) => id);

test('what runs is first, the one that ends sooner before the other, then what comes, then an exam that is owed', () => {
  const { open, past, owed } = splitToday(DAY, '2026-11-21 11:08:00');
  expect(ids(owed)).toEqual(['owed', 'unknown']);
  expect(ids(open)).toEqual(['now', 'long', 'noon', 'evening', 'owed', 'unknown']);
  expect(ids(past)).toEqual(['missed', 'attended']);
});

test('at night all is past but what is owed', () => {
  const { open, past } = splitToday(DAY, '2026-11-21 22:00:00');
  expect(ids(open)).toEqual(['owed', 'unknown']);
  expect(ids(past)).toEqual(['missed', 'attended', 'long', 'now', 'noon', 'evening']);
});
