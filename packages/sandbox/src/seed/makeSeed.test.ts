import { existsSync, readFileSync } from 'node:fs';
import { QUESTION_KINDS } from '@cloud-school/domain';
import { describe, expect, test } from 'vitest';
import { listClassrooms } from '../learning/findClassroom.ts';
import { DAY } from '../serverTime.ts';
import { COURSE_INTRODUCTIONS } from './courseIntroductions.ts';
import { KINGDEE_PROFILE } from './kingdee/kingdeeProfile.ts';
import { makeSeed } from './makeSeed.ts';
import type { QuestionSeed } from './TestSeed.ts';
import { YUNFAN_PROFILE } from './yunfan/yunfanProfile.ts';

// The last minute of a year and of a short month, in Beijing.
const MOMENTS = ['2026-11-21T10:00:00+08:00', '2027-12-31T23:59:00+08:00', '2028-02-29T00:01:00+08:00'];
const media = new URL('../..', import.meta.url).pathname;

/** Of an MP4 file, by its movie header. */
function readSeconds(file: string): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd') + 16;
  return bytes.readUInt32BE(header + 4) / bytes.readUInt32BE(header);
}

function isSolvable({ trunk, options, kind, solution, subQuestions = [] }: QuestionSeed): boolean {
  const keys = kind === 'true-false' ? ['1', '2'] : options.map(({ key }) => key);
  const isAmongThem = solution.keys.every((key) => keys.includes(key)) && new Set(keys).size === keys.length;
  const blankCount = trunk.match(/_{2,}/g)?.length ?? 0;
  const hasRightCount = {
    single: solution.keys.length === 1,
    multiple: solution.keys.length > 1,
    'true-false': solution.keys.length === 1,
    blanks: solution.texts.length === blankCount,
    'short-answer': solution.texts.length === 1,
    reading: subQuestions.length > 1,
    cloze: subQuestions.length === blankCount,
    unknown: true,
  }[kind];
  return isAmongThem && solution.explanation !== '' && hasRightCount && subQuestions.every(isSolvable);
}

describe.each(MOMENTS)('at %s', (moment) => {
  const now = Date.parse(moment);
  const seed = makeSeed(now);

  test('a paper has each kind of question', () => {
    const kinds = seed.tests.flatMap(({ questions }) => questions.map(({ kind }) => kind));
    expect(QUESTION_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('each school has news and notices of the last 30 days, none in the future, newest first', () => {
    for (const { notices, news } of seed.schools) {
      for (const times of [
        notices.map(({ createdAt }) => createdAt),
        news.map(({ publishedAt }) => publishedAt),
      ]) {
        expect(times.filter((time) => time > now - 30 * DAY).length).toBeGreaterThanOrEqual(4);
        expect(times.every((time) => time <= now)).toBe(true);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
      }
    }
  });
});

const NAMES = ['teacherName', 'name', 'author', 'studentName', 'realName', 'authorName'];
const FACES = ['teacherAvatar', 'teacherHeadUrl', 'avatar', 'studentAvatar', 'authorPic'];

/** Each name with a picture of the person, wherever one stands; texts in JSON too. */
function listFaces(value: unknown): [name: string, face: string][] {
  if (typeof value === 'string' && value.startsWith('[{')) return listFaces(JSON.parse(value));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const find = (keys: string[]) =>
    entries.flatMap(([key, found]) => (keys.includes(key) && typeof found === 'string' ? found : []))[0];
  const name = find(NAMES)?.replace(' 讲师', '');
  const face = find(FACES)?.replace(/^.*\/|\.svg$/g, '');
  return [
    ...(name && face ? [[name, face] as [string, string]] : []),
    ...entries.flatMap(([, part]) => listFaces(part)),
  ];
}

describe('seed', () => {
  const seed = makeSeed(Date.parse(MOMENTS[0] ?? ''));

  test('a person has one face, and nobody else has that of a teacher', () => {
    const faces = listFaces([seed, COURSE_INTRODUCTIONS]);
    const facesOf = (name: string) =>
      new Set(faces.filter(([found]) => found === name).map(([, face]) => face));
    const names = [...new Set(faces.map(([name]) => name))];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => facesOf(name).size > 1)).toEqual([]);
    for (const [teacher, face] of [
      ['林静怡', 'lin'],
      ['何俊峰', 'he'],
    ])
      expect(names.filter((name) => facesOf(name).has(face ?? ''))).toEqual([teacher]);
  });

  test('the first short video of 云帆 is talked about, its clip is as long as the card says', () => {
    const [first] = seed.schools[0]?.shortVideos ?? [];
    expect(seed.comments.filter(({ objectId }) => objectId === first?.id).length).toBeGreaterThan(4);
    const wrong = seed.schools
      .flatMap(({ shortVideos }) => shortVideos)
      .filter(
        ({ clip, duration }) => Math.round(readSeconds(`${media}/media/videos/${clip}.mp4`)) !== duration,
      );
    expect(wrong).toEqual([]);
  });

  test('what is no company is not called one', () => {
    const institutions = [YUNFAN_PROFILE, KINGDEE_PROFILE].map(({ educationalInstitution }) =>
      JSON.stringify(educationalInstitution),
    );
    expect(institutions.filter((text) => /非企业/.test(text) && /公司/.test(text))).toEqual([]);
  });

  test('all its pictures, media and documents exist', () => {
    const pictures = new Set(JSON.stringify(seed).match(/\/media\/[\w/.-]+\.\w+/g));
    expect(pictures.size).toBeGreaterThan(20);
    expect([...pictures].filter((picture) => !existsSync(media + picture))).toEqual([]);
  });

  test('the related products of a major are products of the same school', () => {
    for (const { majors, products } of seed.schools) {
      const known = products.map(({ productId }) => productId);
      const named = majors.flatMap(({ relatedProductList }) => relatedProductList);
      expect(named.length).toBeGreaterThan(6);
      expect(named.filter(({ productId }) => !known.includes(productId))).toEqual([]);
    }
  });

  test('ids are unique', () => {
    const lists = [
      seed.students.map(({ id }) => id),
      seed.students.map(({ mobile }) => mobile),
      seed.classes.map(({ classId }) => classId),
      seed.tests.map(({ classroomId }) => classroomId),
      seed.activities.map(({ activityId }) => activityId),
      seed.courses.map(({ courseId }) => courseId),
      seed.courses.flatMap((course) => listClassrooms(course).map(({ classroomId }) => classroomId)),
      seed.activities.flatMap(({ contents }) => contents.map(({ contentId }) => contentId)),
      seed.tests.flatMap(({ questions }) => questions.map(({ id }) => id)),
      seed.schools.flatMap(({ products }) => products.map(({ productId }) => productId)),
      seed.schools.flatMap(({ coupons, productCategories }) =>
        [...coupons, ...productCategories].map(({ id }) => id),
      ),
      seed.schools.flatMap(({ news, notices, majors }) =>
        [...news, ...notices, ...majors, ...majors.flatMap((major) => major.commonQuestionList)].map(
          ({ id }) => id,
        ),
      ),
    ];
    for (const ids of lists) expect(ids).toEqual([...new Set(ids)]);
  });

  test('each school has one default category of products, and its news refer to its own products', () => {
    for (const { productCategories, products, news } of seed.schools) {
      const defaults = productCategories.filter(({ defaultFlag }) => defaultFlag === 1);
      expect(defaults).toHaveLength(1);
      expect(products.filter(({ categoryId }) => categoryId === defaults[0]?.id).length).toBeGreaterThan(4);
      const productIds = products.map(({ productId }) => productId);
      for (const id of news.flatMap((item) => item.productIds)) expect(productIds).toContain(id);
    }
  });

  test.each(seed.tests.map((test) => [test.title, test] as const))(
    '%s adds up to 100 points',
    (_title, { questions }) => {
      expect(questions.reduce((sum, { examPoint }) => sum + examPoint, 0)).toBe(100);
    },
  );

  test('solutions are among the options, and each blank has a solution', () => {
    const broken = seed.tests
      .flatMap(({ questions }) => questions)
      .filter((question) => !isSolvable(question));
    expect(broken).toEqual([]);
  });

  test('the theory test has 20 single, 8 multiple, 8 true or false, 2 blanks and 2 short answers', () => {
    const counts = new Map<string, number>();
    const questions = seed.tests.find(({ testId }) => testId === 'theory-2')?.questions ?? [];
    for (const { kind } of questions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      single: 20,
      multiple: 8,
      'true-false': 8,
      blanks: 2,
      'short-answer': 2,
    });
  });

  test('each test is the content of one activity of its class, and each activity starts before it ends', () => {
    const places = seed.activities.flatMap(({ classId, extendId, contents }) =>
      contents
        .filter(({ dataType }) => dataType === 7)
        .map((row) => `${row.contentId} ${classId} ${extendId}`),
    );
    expect(places.toSorted()).toEqual(
      seed.tests
        .filter(({ kind }) => kind === 'test')
        .map(({ classroomId, classIds, courseId }) => `${classroomId} ${classIds.join()} ${courseId}`)
        .toSorted(),
    );
    expect(seed.activities.every(({ start, end }) => start < end)).toBe(true);
    const classIds = new Set(seed.classes.map(({ classId }) => classId));
    expect(seed.activities.every(({ classId }) => classIds.has(classId))).toBe(true);
  });

  test('each test and each homework of a course has a paper with the same title', () => {
    const titles = (kind: 'test' | 'homework') =>
      seed.tests
        .filter((exam) => exam.kind === kind)
        .map(({ classroomId, title }) => `${classroomId} ${title}`);
    const named = (type: number) =>
      seed.courses.flatMap((course) =>
        listClassrooms(course)
          .filter(({ classroomType }) => classroomType === type)
          .map(({ classroomId, name }) => `${classroomId} ${name}`),
      );
    expect(named(6).toSorted()).toEqual(titles('homework').toSorted());
    expect(named(7).toSorted()).toEqual(titles('test').toSorted());
  });

  test('each content of an activity is a classroom of its course', () => {
    const places = new Set(
      seed.courses.flatMap((course) =>
        listClassrooms(course).map(({ classroomId }) => `${course.courseId} ${classroomId}`),
      ),
    );
    const missing = seed.activities
      .flatMap(({ extendId, contents }) => contents.map(({ contentId }) => `${extendId} ${contentId}`))
      .filter((place) => !places.has(place));
    expect(missing).toEqual([]);
  });

  test('a class has as many students as classmates on its page', () => {
    const counts = seed.classLearning.map(({ classId, classmates }) => [classId, classmates.length]);
    expect(counts).toEqual(
      counts.map(([id]) => [id, seed.classes.find(({ classId }) => classId === id)?.signUpTotal]),
    );
  });

  test('texts quote with “ ” only', () => {
    expect(JSON.stringify(seed).match(/[「」『』][^「」『』]*/g)).toBeNull();
  });

  test('an answer is plain text, as a student types it', () => {
    const contents = seed.attempts.flatMap(({ answers }) => answers.map(({ content }) => content));
    expect(contents.filter((content) => content?.includes('<'))).toEqual([]);
  });

  test('沈雨薇 has a reviewed attempt of 82 points, a pending one, and a class in each status', () => {
    const own = seed.attempts.filter(({ log }) => log.userId === 'u-shen');
    expect(own.map(({ log }) => [log.status, log.score])).toEqual([
      ['reviewed', 82],
      ['pending-review', null],
      ['reviewed', 91],
      ['pending-review', null],
    ]);
    const states = seed.enrolments
      .filter(({ userId }) => userId === 'u-shen')
      .map((row) => row.serviceStatus);
    expect(new Set(states)).toEqual(new Set([-1, 0, 1, 2, 3]));
  });
});
