import type { Classroom } from '@cloud-school/domain';
import { makeChapter, makeClassroom } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { lessonEnd } from './lessonEnd.ts';

const room = (id: string, state: Classroom['state']) => makeClassroom({ id, name: id, state });
const chapter = (name: string, classrooms: Classroom[]) =>
  makeChapter({ name, sections: [{ id: name, name: '', classrooms }] });

function end(states: { first: Classroom['state']; played: Classroom['state']; after: Classroom['state'] }) {
  const played = room('played', states.played);
  const after = room('after', states.after);
  const chapters = [chapter('第一章', [room('first', states.first), played]), chapter('第二章', [after])];
  return lessonEnd({
    classroom: played,
    chapters,
    snapshot: { isAtEnd: true, saving: 'saved' },
  });
}

test.each([
  [
    'of a chapter that goes on',
    { first: 'studying', played: 'done', after: 'not-started' },
    'lesson',
    '1/2',
    { id: 'after' },
  ],
  [
    'that was the last one of its chapter',
    { first: 'done', played: 'done', after: 'not-started' },
    'chapter',
    '2/2',
    { id: 'after' },
  ],
  [
    'that was the last one of the course',
    { first: 'done', played: 'done', after: 'done' },
    'course',
    '2/2',
    null,
  ],
] as const)('the end of a lesson %s', (_, states, scope, count, next) => {
  const { chapter: counted, ...rest } = end(states) ?? {};
  expect(rest).toMatchObject({ saving: 'done', scope, chapterName: '第一章', next });
  expect(counted && `${counted.done}/${counted.required}`).toBe(count);
});

test.each([
  ['saving', 'recording'],
  ['saved', 'recorded'],
  ['unsaved', 'unsaved'],
] as const)('what the server does not count as done yet is not called done: %s', (saving, expected) => {
  const classroom = room('played', 'studying');
  const chapters = [chapter('第一章', [classroom])];
  expect(lessonEnd({ classroom, chapters, snapshot: { isAtEnd: true, saving } })).toMatchObject({
    saving: expected,
    scope: 'lesson',
    next: null,
  });
});

test('nothing is said before the end, nor of what is not played', () => {
  const classroom = room('played', 'done');
  const played = { classroom, chapters: [] };
  expect(lessonEnd({ ...played, snapshot: { isAtEnd: false, saving: 'saved' } })).toBeNull();
  expect(lessonEnd({ ...played, snapshot: null })).toBeNull();
});
