import { countingAttempt } from '@cloud-school/domain';
import {
  makeActivityContent,
  makeAnswerLog,
  makeChapter,
  makeClassActivity,
  makeClassroom,
} from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { handIns, handInsOf, toHandIn } from './handIns.ts';
import { refreshHandIns } from './useFreshHandIns.ts';
import { withHandInLog, withHandIns, withHandInsOfChapters } from './withHandIns.ts';

const student = { userId: 'u', classId: 'c' };
handIns.set(
  { ...student, classroomId: 'handed-in' },
  { status: 'reviewed', score: 92, log: null, work: null },
);

test('the exam that was handed in says so, in this class and to this student alone', () => {
  const contents = [
    makeActivityContent({ id: 'handed-in', kind: 'test', progress: 0 }),
    makeActivityContent({ id: 'other', kind: 'test', progress: 0 }),
  ];
  const show = (place: { userId: string | null; classId: string }) =>
    withHandIns([makeClassActivity({ contents })], handInsOf(handIns.get(), place))[0]?.contents.map(
      ({ progress, handIn }) => `${progress} ${handIn?.score}`,
    );
  expect(show(student)).toEqual(['100 92', '0 undefined']);
  expect(show({ ...student, userId: 'another' })).toEqual(['0 undefined', '0 undefined']);
  expect(show({ ...student, classId: 'another' })).toEqual(['0 undefined', '0 undefined']);
  expect(show({ ...student, userId: null })).toEqual(['0 undefined', '0 undefined']);
});

test('a directory says it too, and what the server counts as done stays done', () => {
  const show = (state: 'not-started' | 'done') => {
    const classroom = makeClassroom({ id: 'handed-in', kind: 'homework', state, progress: null });
    const chapter = makeChapter({ sections: [{ id: 's', name: '', classrooms: [classroom] }] });
    const [raised] =
      withHandInsOfChapters([chapter], handInsOf(handIns.get(), student))[0]?.sections[0]?.classrooms ?? [];
    return `${raised?.state} ${raised?.progress} ${raised?.handIn?.score}`;
  };
  expect(show('not-started')).toBe('studying 100 92');
  expect(show('done')).toBe('done 100 92');
});

test('the attempts of an exam have it once, before and after the server names it', () => {
  const log = makeAnswerLog({ id: 'new' });
  const earlier = makeAnswerLog({ id: 'earlier' });
  handIns.set(
    { ...student, classroomId: 'listed' },
    { status: 'pending-review', score: null, log, work: null },
  );
  const idsOf = (logs: (typeof log)[], userId: string | null = 'u') =>
    withHandInLog(logs, handInsOf(handIns.get(), { ...student, userId })('listed')).map(({ id }) => id);
  expect(idsOf([earlier])).toEqual(['new', 'earlier']);
  expect(idsOf([log, earlier])).toEqual(['new', 'earlier']);
  expect(idsOf([earlier], 'another')).toEqual(['earlier']);
  expect(idsOf([earlier], null)).toEqual(['earlier']);
});

test('what waits for its teacher is asked for again: once it is marked it says so, and nobody asks any more', async () => {
  const log = makeAnswerLog({ id: 'waiting', status: 'pending-review', score: null });
  const of = { ...student, classId: 'marked' };
  const work = { kind: 'test' as const, workId: 'w' };
  handIns.set({ ...of, classroomId: 'exam' }, { status: 'pending-review', score: null, log, work });
  const show = () => handInsOf(handIns.get(), of)('exam');
  const asked: unknown[] = [];
  let listed = [log];
  const client = {
    call: async (_: unknown, args: unknown) => {
      asked.push(args);
      return listed as never;
    },
  };
  await refreshHandIns(client, of);
  expect(show()).toMatchObject({ status: 'pending-review' });
  listed = [{ ...log, status: 'reviewed', score: 88 }];
  await refreshHandIns(client, of);
  await refreshHandIns(client, of);
  expect(show()).toMatchObject({ status: 'reviewed', score: 88 });
  expect(asked).toEqual([{ workId: 'w' }, { workId: 'w' }]);
});

test('a class shows the attempt that counts, whichever was handed in, and asks for the one that waits', async () => {
  const of = { ...student, classId: 'two-attempts' };
  const work = { kind: 'test' as const, workId: 'w2' };
  const first = makeAnswerLog({
    id: 'first',
    status: 'reviewed',
    score: 90,
    createdAt: '2026-11-28 09:00:00',
  });
  const second = makeAnswerLog({
    id: 'second',
    status: 'pending-review',
    score: null,
    createdAt: '2026-11-29 09:00:00',
  });
  const marked = { ...second, status: 'reviewed' as const, score: 60 };
  handIns.set({ ...of, classroomId: 'exam' }, toHandIn(second, [first], work));
  const show = () => handInsOf(handIns.get(), of)('exam');
  const shown = (logs: (typeof first)[]) => {
    const counting = countingAttempt(logs);
    return { status: counting?.status, score: counting?.score };
  };
  expect(show()).toMatchObject(shown([second, first]));
  await refreshHandIns({ call: async () => [marked, first] as never }, of);
  expect(show()).toMatchObject(shown([marked, first]));
  expect(show()?.log).toEqual(marked);
});
