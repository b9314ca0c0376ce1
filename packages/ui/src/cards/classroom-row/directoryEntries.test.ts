import { expect, test } from 'vitest';
import { classroomsOf, directoryEntries } from './directoryEntries.ts';
import { makeChapters } from './testing/makeClassroom.ts';

const chapters = makeChapters();

test('a tree becomes chapter heads, section names and classrooms in their order', () => {
  const entries = directoryEntries(chapters, new Set());
  expect(entries.map(({ type }) => type).join(' ')).toBe(
    'chapter classroom classroom chapter section classroom classroom section ' +
      'classroom classroom classroom classroom classroom classroom chapter classroom classroom classroom',
  );
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

test('a chapter counts its finished classrooms, and shows its head alone while it is closed', () => {
  const entries = directoryEntries(chapters, new Set(['1']));
  const heads = entries.filter((entry) => entry.type === 'chapter');
  expect(heads.map(({ done, total, isOpen }) => [done, total, isOpen])).toEqual([
    [2, 2, true],
    [2, 8, false],
    [0, 3, true],
  ]);
  expect(entries).toHaveLength(8);
});

test('a closed section shows its head alone', () => {
  const [section] = directoryEntries(chapters, new Set()).filter(({ type }) => type === 'section');
  const entries = directoryEntries(chapters, new Set([section?.key ?? '']));
  expect(entries.filter((entry) => entry.type === 'section').map(({ isOpen }) => isOpen)).toEqual([
    false,
    true,
  ]);
  expect(entries).toHaveLength(16);
});

test('the classrooms of a tree are listed without their chapters', () => {
  expect(classroomsOf(chapters)).toHaveLength(13);
  expect(classroomsOf([])).toEqual([]);
});
