import { describe, expect, it } from 'vitest';
import { parseChapters } from './parseChapters.ts';
import { parseClassroom } from './parseClassroom.ts';

describe('the directory of a course', () => {
  const leaf = (classroomId: number) => ({ classroomId, name: `课堂 ${classroomId}`, classroomType: 1 });
  const outline = (data: unknown) =>
    parseChapters(data).map(({ name, sections }) => [
      name,
      sections.map((section) => [section.name, section.classrooms.map(({ id }) => id)]),
    ]);

  it('has chapters, sections and classrooms', () => {
    const data = [
      { id: 1, name: '第一章', children: [{ id: 11, name: '1.1', children: [leaf(1), {}, leaf(2)] }] },
      { name: '第二章', children: null },
    ];
    expect(outline(data)).toEqual([
      ['第一章', [['1.1', ['1', '2']]]],
      ['第二章', []],
    ]);
  });

  it('keeps classrooms without a section in their order', () => {
    const children = [leaf(1), leaf(2), { name: '1.1', children: [leaf(3)] }, leaf(4), 'x'];
    expect(outline({ children: [{ name: '第一章', children }] })).toEqual([
      [
        '第一章',
        [
          ['', ['1', '2']],
          ['1.1', ['3']],
          ['', ['4']],
        ],
      ],
    ]);
  });

  it('puts classrooms without a chapter into one without a name', () => {
    expect(outline(JSON.stringify([leaf(1), leaf(2)]))).toEqual([['', [['', ['1', '2']]]]]);
    const data = [leaf(1), { name: '第一章', children: [leaf(2)] }, { children: [] }];
    expect(outline(data)).toEqual([
      ['第一章', [['', ['2']]]],
      ['', []],
      ['', [['', ['1']]]],
    ]);
  });

  it.each([null, undefined, '[{', 7, { children: {} }, [null, 'x']])('of %j is empty', (data) => {
    expect(parseChapters(data)).toEqual([]);
  });

  it('gives each chapter and section an id of its own', () => {
    const data = [
      { children: [{ children: [] }, leaf(1), { name: '1.2', children: [] }, leaf(2)] },
      { children: [{ children: [leaf(3)] }] },
      leaf(4),
    ];
    const ids = parseChapters(data).flatMap(({ id, sections }) => [id, ...sections.map((one) => one.id)]);
    expect(ids.filter((id) => id.trim() !== '')).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });

  it('gives chapters of other names other ids, so that those of two kinds of courseware stay apart', () => {
    const [first, second] = ['第一章', '第二章'].flatMap((name) => parseChapters([{ name, children: [] }]));
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('a classroom', () => {
  it('maps the wire’s fields', () => {
    const record = {
      classroomId: 51,
      classroomType: '11',
      name: '实训',
      mustLearn: '1',
      learnProcess: '62.2%',
      learningDuration: '766000',
      classroomDuration: 1_230_000,
      sourceType: 'MICRO',
      userStudyCourseDetailResultVO: { studyTime: 1_107_000, finishStudyTime: '766000', numStatus: 0 },
      courseLiveClassroomResultVO: { liveStatus: 1 },
      offlineClassroomResultVO: {
        position: '实训楼 302',
        classStartTime: '2026-11-21 14:00:00',
        classEndTime: '2026-11-21 16:30:00',
      },
    };
    expect(parseClassroom(record)).toEqual({
      id: '51',
      name: '实训',
      kind: 'face-to-face',
      isRequired: true,
      progress: 62.2,
      state: 'studying',
      duration: 1_230_000,
      position: 766_000,
      sourceType: 'MICRO',
      studyTime: { required: 1_107_000, done: 766_000 },
      liveState: null,
      startsAt: '2026-11-21 14:00:00',
      endsAt: '2026-11-21 16:30:00',
      address: '实训楼 302',
    });
  });

  it('has a source only where the server names one', () => {
    expect(parseClassroom({ classroomId: 1, sourceType: ' ' })).not.toHaveProperty('sourceType');
  });

  it.each([
    [1, 'video'],
    ['2', 'audio'],
    [3, 'article'],
    [4, 'document'],
    [5, 'archive'],
    [6, 'homework'],
    [7, 'test'],
    [8, 'image'],
    [10, 'live'],
    [11, 'face-to-face'],
    [19, 'live'],
    [20, 'other-test'],
    [90, 'other-test'],
    ['91', 'other-test'],
    [9999, 'other'],
    [null, 'other'],
  ])('with classroomType %j is %s', (classroomType, kind) => {
    expect(parseClassroom({ classroomId: 1, classroomType }).kind).toBe(kind);
  });

  it.each([
    [0, 'not-started'],
    ['1', 'live'],
    [2, 'generating-replay'],
    [3, 'replay'],
    [9, 'replay'],
    [null, null],
  ])('that is live with liveStatus %j is %j', (liveStatus, state) => {
    const courseLiveClassroomResultVO = { liveStatus };
    expect(parseClassroom({ classroomId: 1, classroomType: 10, courseLiveClassroomResultVO }).liveState).toBe(
      state,
    );
  });

  it.each([
    [1, null, null, 'done'],
    ['1', 20, 5, 'done'],
    [0, 100, null, 'done'],
    [0, 62, null, 'studying'],
    [null, 0, 1000, 'studying'],
    [null, null, 0, 'not-started'],
  ])('with numStatus %j, %j %% and position %j is %s', (numStatus, learnProcess, learningDuration, state) => {
    const userStudyCourseDetailResultVO = { numStatus };
    const record = { classroomId: 1, userStudyCourseDetailResultVO, learnProcess, learningDuration };
    expect(parseClassroom(record).state).toBe(state);
  });

  it.each([
    [6, 0, 'studying'],
    [7, 0, 'studying'],
    [6, null, 'done'],
    [6, 1, 'done'],
  ])('of type %j, handed in with numStatus %j, is %s', (classroomType, numStatus, state) => {
    const userStudyCourseDetailResultVO = { numStatus };
    const record = { classroomId: 1, classroomType, userStudyCourseDetailResultVO, learnProcess: 100 };
    expect(parseClassroom(record).state).toBe(state);
  });
});
