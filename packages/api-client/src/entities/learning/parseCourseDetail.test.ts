import { describe, expect, it } from 'vitest';
import { parseCourseBlocks } from './parseCourseBlocks.ts';
import { parseCourseDetail, parseCourseSituation } from './parseCourseDetail.ts';
import { parseCourseware } from './parseCourseware.ts';

describe('the page layout of a course (COURSE-01)', () => {
  it.each([
    [
      { type: 'richText', content: '<p>一</p>' },
      { kind: 'html', html: '<p>一</p>' },
    ],
    [
      { type: 'html', data: { html: '<b>二</b>' } },
      { kind: 'html', html: '<b>二</b>' },
    ],
    [
      { type: 'title', text: '三' },
      { kind: 'text', text: '三' },
    ],
    [
      { type: 'image', url: '/media/a.svg', name: '教室' },
      { kind: 'image', url: '/media/a.svg', alt: '教室' },
    ],
    [
      { type: 'image', url: 'javascript:alert(1)' },
      { kind: 'unknown', type: 'image' },
    ],
    [
      { type: 'video', data: '{"url":"https://cdn.example.com/a.mp4"}' },
      { kind: 'video', url: 'https://cdn.example.com/a.mp4', name: '' },
    ],
    [
      { type: 'swiper', url: '/media/a.svg' },
      { kind: 'unknown', type: 'swiper' },
    ],
    [
      { type: 'text', content: '四' },
      { kind: 'text', text: '四' },
    ],
    [{ type: 'text' }, { kind: 'unknown', type: 'text' }],
    [{ type: 'html' }, { kind: 'unknown', type: 'html' }],
    [{ type: 'video' }, { kind: 'unknown', type: 'video' }],
    [null, { kind: 'unknown', type: '' }],
  ])('reads the block %j', (block, expected) => {
    expect(parseCourseBlocks(JSON.stringify({ pageData: [block] }))).toEqual([expected]);
    expect(parseCourseBlocks([block])).toEqual([expected]);
  });

  it.each([null, '', '{"pageData":', 'text', 7, { pageData: {} }])('of %j is empty', (value) => {
    expect(parseCourseBlocks(value)).toEqual([]);
  });
});

describe('a course', () => {
  it('has the parts of its introduction', () => {
    const detail = parseCourseDetail({
      courseName: '生活照护技能（三级）',
      cover: '/media/covers/elder-care.svg',
      introduceDetailList: JSON.stringify([
        { introduceType: 0, content: '<p>介绍</p>' },
        { introduceType: '1', content: [{ teacherName: '何俊峰', roleCode: 't_kcls' }, {}] },
        { introduceType: { code: 3 }, content: '[{"outline":"评分表","describe":"<p>同一份</p>"}]' },
        { introduceType: 4, content: '<p>七天内可以换班。</p>' },
        { introduceType: 4, content: null },
        { introduceType: 4, content: '<p>课后答疑。</p>' },
        { introduceType: 9, content: 'x' },
      ]),
    });
    expect(detail).toMatchObject({
      name: '生活照护技能（三级）',
      introductionHtml: '<p>介绍</p>',
      teachers: [{ name: '何俊峰', role: 'course-teacher' }],
      materials: [{ outline: '评分表', description: '<p>同一份</p>' }],
      qualityServiceHtml: '<p>七天内可以换班。</p><p>课后答疑。</p>',
    });
  });

  it.each([null, '[', {}, [null]])(
    'without a readable introduction (%j) has no parts',
    (introduceDetailList) => {
      expect(parseCourseDetail({ introduceDetailList })).toMatchObject({
        introductionHtml: null,
        teachers: [],
        materials: [],
        qualityServiceHtml: null,
      });
    },
  );
});

it.each([
  [
    { lastClassroomId: 7, lastClassroomName: '翻身', lastClassroomResultVO: { learnProcess: '62.2%' } },
    { id: '7', name: '翻身', progress: 62.2 },
  ],
  [
    { lastClassroomResultVO: { classroomId: '8', name: '口腔护理' } },
    { id: '8', name: '口腔护理', progress: null },
  ],
  [{ lastClassroomId: 9 }, { id: '9', name: '', progress: null }],
  [{ lastClassroomName: '翻身' }, null],
  [null, null],
])('the classroom studied last of %j is %j', (data, lastClassroom) => {
  expect(parseCourseSituation(data).lastClassroom).toEqual(lastClassroom);
});

it('courseware has the kinds that have classrooms', () => {
  const chapter = (...ids: number[]) => [
    { name: '第一章', children: ids.map((classroomId) => ({ classroomId })) },
  ];
  const courseware = parseCourseware({
    coursewareTypeChapterMap: JSON.stringify({
      ONLINE_VIDEO_TEACHING: chapter(1, 2),
      ONLINE_TEST: chapter(),
      ONLINE_HOMEWORK: [{ name: '第一章', children: [{ name: '没有课堂的节', children: [] }] }],
      E_WORDS_MATERIALS: null,
      SOMETHING_NEW: chapter(3),
    }),
  });
  expect(Object.keys(courseware)).toEqual(['online-teaching']);
  expect(courseware['online-teaching']?.[0]?.sections[0]?.classrooms.map(({ id }) => id)).toEqual(['1', '2']);
});
