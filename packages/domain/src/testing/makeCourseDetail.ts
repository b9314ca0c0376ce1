import type { CourseDetail, CourseSituation, Courseware } from '../learning/CourseDetail.ts';
import { makeChapter, makeClassroom } from './makeClassroom.ts';
import { makeTeacher } from './makeClassroomDetail.ts';
import { makeMany } from './makeMany.ts';
import { inSchool } from './sampleSchool.ts';

/** A course with all of its introductions. */
export function makeCourseDetail(overrides: Partial<CourseDetail> = {}): CourseDetail {
  return {
    ...inSchool(
      'course-detail',
      ['name', 'coverUrl', 'introduction', 'content', 'introductionHtml', 'materials'],
      {
        name: '生活照护技能（三级）',
        coverUrl: '/media/covers/elder-care.svg',
        introduction:
          '从清洁、进食、排泄到体位转移，按三级考评标准逐项练熟。每个操作都有老师示范视频、评分表和一次面授实训。',
        content: [
          { kind: 'text', text: '学完能做到：独立完成翻身、叩背、床椅转移，五处受压点不遗漏。' },
          { kind: 'image', url: '/media/covers/classroom.svg', alt: '实训课堂' },
        ],
        introductionHtml:
          '<p>本课程对应国家职业技能标准“养老护理员（三级）生活照护”模块。先看示范，再对照评分表自己做，最后到实训楼由老师逐人过手。</p>',
        teachers: makeMany(makeTeacher, 2),
        materials: [
          { outline: '体位转移操作评分表', description: 'PDF，三页，实训当天带纸质版' },
          { outline: '急救口诀卡', description: null },
        ],
        qualityServiceHtml: '<p>工作日 24 小时内答疑，作业三天内批阅。</p>',
      },
    ),
    ...overrides,
  };
}

/** 18 of 25 classrooms are finished. */
export function makeCourseSituation(overrides: Partial<CourseSituation> = {}): CourseSituation {
  return {
    studentCount: 1286,
    lastClassroom: { id: '9503', name: makeClassroom({}, 2).name, progress: 62.2 },
    startsAt: '2026-09-07 09:00:00',
    endsAt: '2026-12-25 17:00:00',
    ...overrides,
  };
}

/** The sample classrooms by kind. */
export function makeCourseware(overrides: Courseware = {}): Courseware {
  const { sections, ...chapter } = makeChapter();
  const classrooms = sections.flatMap((section) => section.classrooms);
  const only = (...kinds: (typeof classrooms)[number]['kind'][]) => [
    {
      ...chapter,
      sections: [
        {
          id: `${chapter.id}-1`,
          name: '',
          classrooms: classrooms.filter(({ kind }) => kinds.includes(kind)),
        },
      ],
    },
  ];
  return {
    'online-teaching': only('video', 'image'),
    homework: only('homework'),
    test: only('test'),
    'face-to-face': only('face-to-face'),
    live: only('live'),
    material: only('document'),
    ...overrides,
  };
}
