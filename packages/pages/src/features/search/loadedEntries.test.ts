import { getChapters, listNotes } from '@cloud-school/api-client';
import { makeClassroom, makeNote } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { toLoadedEntries } from './loadedEntries.ts';

const show = (call: { id: string }, args: object, data: unknown) =>
  toLoadedEntries(({ id }) => (id === call.id ? [{ args, data } as never] : [])).map(
    ({ kind, content = '', title, to }) => `${kind} ${content} ${title} ${to}`,
  );
const args = { classId: 'c', courseId: 'k', studentId: 's' };

test('own notes lead to their lesson, at the moment that they name', () => {
  const notes = [
    makeNote({ studentId: 's', title: '翻身', text: '[02:15] 先问一声' }),
    makeNote({ studentId: 's', title: '软枕', text: '垫背后' }),
    makeNote({ studentId: 'other', title: '别人的', text: '' }),
  ];
  expect(show(listNotes, { ...args, classroomId: 'r' }, notes)).toEqual([
    'note  翻身 /study/classroom/online?classId=c&classroomId=r&courseId=k&at=02%3A15',
    'note  软枕 /study/classroom/online?classId=c&classroomId=r&courseId=k',
  ]);
});

test('a directory has its chapters and lessons, without those that only the app opens', () => {
  const classrooms = [
    makeClassroom({ id: 'v', name: '翻身', kind: 'video' }),
    makeClassroom({ kind: 'live' }),
  ];
  const chapters = [{ id: '1', name: '第一章', sections: [{ id: 's', name: '', classrooms }] }];
  expect(show(getChapters, args, chapters)).toEqual([
    'course  第一章 /study/course/course-detail?courseId=k&classId=c',
    'lesson video 翻身 /study/classroom/online?classId=c&classroomId=v&courseId=k',
  ]);
});

test('a directory without a class gives nothing', () => {
  expect(show(getChapters, { ...args, classId: null }, [])).toEqual([]);
});
