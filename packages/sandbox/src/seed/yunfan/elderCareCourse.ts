import { dayAt, HOUR, MINUTE } from '../../serverTime.ts';
import type { ChapterSeed, CourseSeed } from '../CourseSeed.ts';
import { writeClassroom } from '../writeClassroom.ts';
import { makeElderCareLessons } from './elderCareLessons.ts';
import { READING_TEST } from './elderCareReadingTest.ts';
import { TURNING_PLAN } from './yunfanHomework.ts';
import { ENGLISH_TEST } from './yunfanPartnerTests.ts';
import { OPEN_TEST, QUICK_TEST, THEORY_TEST } from './yunfanTests.ts';

/** Lengths of the sample media. */
const TURNING_MS = 78_000;
const CHOKING_MS = 125_000;

const STUDIED = { studied: 100 };
const ELECTIVE = { mustLearn: 0 } as const;

/** The course of 养老护理员 3 班, with a classroom of every kind and live lessons in every state. */
export function makeElderCareCourse(now: number): CourseSeed {
  return {
    courseId: 'k-elder',
    classIds: ['c-elder-3'],
    courseName: '生活照护技能（三级）',
    cover: '/media/covers/elder-care.svg',
    introduce:
      '从清洁、进食、排泄到体位转移，按三级考评标准逐项练熟。每个操作都有老师示范视频、评分表和一次面授实训。',
    courseNature: 2,
    learningPlatform: 0,
    thirdPlatformType: null,
    learningUrl: null,
    courseClassCode: null,
    studyNumber: 1286,
    studyHours: [18, 14 + 1 / 3],
    chapters: makeChapters(now),
  };
}

function makeChapters(now: number): ChapterSeed[] {
  const lessons = makeElderCareLessons(now);
  return [
    {
      name: '第一章　职业与沟通',
      sections: [
        { name: '1.1 职业认知', classrooms: lessons.communication.classrooms },
        {
          name: '1.2 观察与沟通',
          classrooms: [
            writeClassroom('r-elder-21', 1, '先接住情绪，再解决问题', { studied: 100 }),
            writeClassroom(QUICK_TEST.classroomId, 7, QUICK_TEST.title),
            writeClassroom('r-elder-31', 3, '交接班记录的六个要点'),
            writeClassroom('r-elder-71', 1, '六种开场方式示范', ELECTIVE),
          ],
        },
      ],
    },
    {
      name: '第二章　清洁与舒适',
      sections: [
        { name: '2.1 清洁照护', classrooms: lessons.cleanliness.classrooms },
        {
          name: '2.2 床单位',
          classrooms: [
            writeClassroom('r-elder-10', 11, '实训：床单位整理与更换', {
              ...STUDIED,
              start: dayAt(now, -3, 14),
              end: dayAt(now, -3, 16),
              address: '拱墅校区实训楼 302',
            }),
            writeClassroom('r-elder-11', 4, '床单位整理实训任务单', STUDIED),
          ],
        },
      ],
    },
    {
      name: '第三章　进食、排泄与慢性病',
      sections: [
        { name: '3.1 进食与排泄', classrooms: lessons.nutrition.classrooms },
        {
          name: '3.2 慢性病',
          classrooms: [
            writeClassroom('r-elder-41', 1, '高血压与糖尿病老人的一天', { studied: 100 }),
            writeClassroom('r-elder-42', 4, '慢性病照护讲义', STUDIED),
            writeClassroom(READING_TEST.classroomId, 7, READING_TEST.title),
          ],
        },
      ],
    },
    makeTurningChapter(now),
    makeSafetyChapter(now),
    { name: '第六章　应急处置与考评', sections: [{ name: '', classrooms: lessons.next.classrooms }] },
  ];
}

function makeTurningChapter(now: number): ChapterSeed {
  return {
    name: '第四章　体位与压疮',
    sections: [
      {
        name: '4.1 体位转移',
        classrooms: [
          writeClassroom('r-elder-43', 1, '从平卧到侧卧：两种翻身手法', {
            duration: TURNING_MS,
            studied: 100,
          }),
          writeClassroom('r-elder-51', 1, '翻身与叩背：两人配合的标准手法', { duration: TURNING_MS }),
          writeClassroom('r-elder-44', 4, '体位转移操作评分表（PDF）', STUDIED),
          writeClassroom('r-elder-60', 11, '实训：轮椅使用与床椅转移（两人一组）', {
            start: dayAt(now, 0, 14),
            end: dayAt(now, 0, 16, 30),
            address: '拱墅校区实训楼 302',
          }),
          writeClassroom('r-elder-61', 4, '床椅转移实训任务单'),
        ],
      },
      {
        name: '4.2 压疮预防',
        classrooms: [
          writeClassroom('r-elder-45', 1, '30° 侧卧与五处受压点检查', {
            duration: TURNING_MS,
            studied: 62.2,
          }),
          writeClassroom('r-elder-46', 8, '压疮分期图谱（4 张）'),
          writeClassroom('r-elder-52', 4, '压疮风险评估单（Braden 量表）'),
          writeClassroom('r-elder-53', 6, '记录一次翻身护理'),
          writeClassroom(TURNING_PLAN.classroomId, 6, TURNING_PLAN.title),
          writeClassroom(OPEN_TEST.classroomId, 7, OPEN_TEST.title),
        ],
      },
      {
        name: '4.3 直播答疑',
        classrooms: [
          writeClassroom('r-elder-81', 10, '答疑直播：翻身频率由谁来定', {
            ...ELECTIVE,
            start: dayAt(now, -6, 20),
            end: dayAt(now, -6, 21),
          }),
          writeClassroom('r-elder-82', 10, '答疑直播：气垫床怎么选', {
            ...ELECTIVE,
            start: now - 3 * HOUR,
            end: now - 2 * HOUR,
          }),
          writeClassroom('r-elder-83', 10, '答疑直播：受压点检查现场连线', {
            start: now - HOUR / 2,
            end: now + HOUR / 2,
          }),
          writeClassroom('r-elder-85', 10, '答疑直播：软枕垫在哪里', {
            ...ELECTIVE,
            start: now + 8 * MINUTE,
            end: now + 53 * MINUTE,
          }),
          writeClassroom('r-elder-84', 19, '答疑直播：考评常见失分点', {
            ...ELECTIVE,
            start: dayAt(now, 2, 20),
            end: dayAt(now, 2, 21),
          }),
        ],
      },
    ],
  };
}

function makeSafetyChapter(now: number): ChapterSeed {
  return {
    name: '第五章　安全与急救',
    sections: [
      {
        name: '5.1 防跌倒与急救',
        classrooms: [
          writeClassroom('r-elder-91', 1, '居室里的十二个跌倒隐患'),
          writeClassroom('r-elder-92', 6, '排查自己家的一间卧室'),
          writeClassroom(ENGLISH_TEST.classroomId, 7, ENGLISH_TEST.title, ELECTIVE),
          writeClassroom('r-elder-93', 2, '海姆立克：听口令做动作', { duration: CHOKING_MS }),
          writeClassroom('r-elder-94', 5, '急救口诀卡（压缩包）', ELECTIVE),
          writeClassroom('r-elder-95', 3, '夜班两小时一次翻身，怎样不吵醒老人', ELECTIVE),
          writeClassroom('r-elder-96', 4, '考评当天的携带清单', ELECTIVE),
        ],
      },
      {
        name: '5.2 考评演练',
        classrooms: [
          writeClassroom(THEORY_TEST.classroomId, 7, THEORY_TEST.title),
          writeClassroom('r-elder-98', 20, '随堂小测：跌倒风险评分', ELECTIVE),
          writeClassroom('r-elder-99', 90, '章节练习：安全与急救', ELECTIVE),
          writeClassroom('r-elder-100', 91, '技能考核：床椅转移', ELECTIVE),
          writeClassroom('r-elder-97', 11, '实训：跌倒后的转移与交接', {
            start: dayAt(now, 5, 14),
            end: dayAt(now, 5, 16),
            address: '拱墅校区实训楼 305',
          }),
        ],
      },
    ],
  };
}
