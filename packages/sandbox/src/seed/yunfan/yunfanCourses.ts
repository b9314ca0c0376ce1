import type { CourseSeed } from '../CourseSeed.ts';
import { writeClassroom } from '../writeClassroom.ts';
import { makeElderCareCourse } from './elderCareCourse.ts';

const INTERNAL = {
  learningPlatform: 0,
  thirdPlatformType: null,
  learningUrl: null,
  courseClassCode: null,
} as const;

/** The courses of 云帆's classes; those of 养老护理员 3 班 cover every platform. */
export function makeYunfanCourses(now: number): CourseSeed[] {
  return [makeElderCareCourse(now), ...OTHER_COURSES_OF_ELDER_CARE, ...COURSES_OF_OTHER_CLASSES];
}

const ELDER_CLASS = { classIds: ['c-elder-3'] };

const OTHER_COURSES_OF_ELDER_CARE: CourseSeed[] = [
  {
    ...ELDER_CLASS,
    courseId: 'k-elder-rehab',
    courseName: '康复服务与功能训练',
    cover: '/media/covers/rehabilitation.svg',
    introduce: '关节活动、步态陪护与辅具选择，在康复平台上跟练。',
    courseNature: 1,
    learningPlatform: 1,
    thirdPlatformType: 11,
    learningUrl: '/__sandbox/platform/rehab',
    courseClassCode: null,
    studyNumber: 642,
    studyHours: [13, 7],
    chapters: [],
  },
  {
    ...ELDER_CLASS,
    courseId: 'k-elder-ward',
    courseName: '虚拟病房：转运与交接实训',
    cover: '/media/covers/hospital-ward.svg',
    introduce: '在三维病房里完成一次从床到轮椅的转运。',
    courseNature: 1,
    learningPlatform: 1,
    thirdPlatformType: 12,
    learningUrl: null,
    courseClassCode: 'WARD-0318',
    studyNumber: 318,
    studyHours: [8, 0],
    chapters: [],
  },
  {
    ...ELDER_CLASS,
    courseId: 'k-elder-memory',
    courseName: '失智照护专题',
    cover: '/media/covers/memory-care.svg',
    introduce: '从一张旧照片开始，学会陪伴记忆在退的老人。',
    courseNature: 1,
    learningPlatform: 1,
    thirdPlatformType: null,
    learningUrl: '/__sandbox/platform/memory',
    courseClassCode: null,
    studyNumber: 905,
    studyHours: [10, 3],
    chapters: [],
  },
  {
    ...ELDER_CLASS,
    ...INTERNAL,
    courseId: 'k-elder-nutrition',
    courseName: '老年营养与膳食制作',
    cover: '/media/covers/nutrition-meal.svg',
    introduce: '六次面授，在实训厨房里做完一周的软食。',
    courseNature: 0,
    studyNumber: 411,
    studyHours: null,
    chapters: [
      {
        name: '第一章　软食六课',
        sections: [
          {
            name: '',
            classrooms: ['粥与糊', '蒸蛋与豆腐', '鱼肉去刺', '蔬菜软化', '加餐与点心', '一周菜单'].map(
              (name, index) =>
                writeClassroom(`r-elder-n${index + 1}`, 11, `面授：${name}`, {
                  studied: 100,
                  address: '拱墅校区实训厨房',
                }),
            ),
          },
        ],
      },
    ],
  },
  {
    ...ELDER_CLASS,
    courseId: 'k-elder-ethics',
    courseName: '职业道德与法律常识',
    cover: '/media/covers/classroom.svg',
    introduce: '照护合同、隐私与意外责任。',
    courseNature: 1,
    learningPlatform: 1,
    thirdPlatformType: 10,
    learningUrl: null,
    courseClassCode: null,
    studyNumber: 1104,
    studyHours: [4, 4],
    chapters: [
      {
        name: '第一章　先知道底线',
        sections: [
          {
            name: '',
            classrooms: [
              writeClassroom('r-elder-e1', 1, '照护合同里的三件事', { studied: 100 }),
              writeClassroom('r-elder-e2', 3, '隐私保护十条', { studied: 100 }),
            ],
          },
        ],
      },
    ],
  },
  {
    ...ELDER_CLASS,
    courseId: 'k-elder-mind',
    courseName: '照护员的心理支持',
    cover: '/media/covers/tea.svg',
    introduce: '开课后由班主任统一开通。',
    courseNature: 1,
    learningPlatform: 1,
    thirdPlatformType: null,
    learningUrl: null,
    courseClassCode: null,
    studyNumber: 77,
    studyHours: null,
    chapters: [],
  },
  {
    ...ELDER_CLASS,
    ...INTERNAL,
    courseId: 'k-elder-exam',
    courseName: '三级考评冲刺',
    cover: '/media/covers/stethoscope.svg',
    introduce: '考前两周开放，串讲与常见失分点。',
    courseNature: 1,
    studyNumber: 96,
    studyHours: [6, 0],
    chapters: [],
  },
];

const COURSES_OF_OTHER_CLASSES: CourseSeed[] = [
  {
    ...INTERNAL,
    courseId: 'k-signing',
    classIds: ['c-signing'],
    courseName: '签到练习',
    cover: '/media/covers/elder-care.svg',
    introduce: '练习签到与签退，没有学习内容。',
    courseNature: 2,
    studyNumber: 1,
    studyHours: [0, 0],
    chapters: [],
  },
  {
    ...INTERNAL,
    courseId: 'k-rehab',
    classIds: ['c-rehab-1'],
    courseName: '康复照护实操',
    cover: '/media/covers/rehabilitation.svg',
    introduce: '上肢、下肢与助行器，晚班三十次。',
    courseNature: 2,
    studyNumber: 88,
    studyHours: [30, 12],
    chapters: [
      {
        name: '第一章　关节活动度训练',
        sections: [
          {
            name: '',
            classrooms: [writeClassroom('r-rehab-11', 1, '肩、肘、腕的被动活动', { studied: 100 })],
          },
        ],
      },
    ],
  },
  {
    ...INTERNAL,
    courseId: 'k-memory',
    classIds: ['c-memory-2'],
    courseName: '失智照护入门',
    cover: '/media/covers/memory-care.svg',
    introduce: '认识失智，学会陪伴。',
    courseNature: 1,
    studyNumber: 52,
    studyHours: [12, 0],
    chapters: [
      {
        name: '第一章　认识失智症',
        sections: [
          {
            name: '',
            classrooms: [
              writeClassroom('r-memory-11', 1, '失智不是正常的衰老'),
              writeClassroom('r-memory-12', 3, '班级学习安排'),
            ],
          },
        ],
      },
    ],
  },
  {
    ...INTERNAL,
    courseId: 'k-infant',
    classIds: ['c-infant-1'],
    courseName: '婴幼儿照护基础',
    cover: '/media/covers/baby-bath.svg',
    introduce: '喂养、沐浴与抚触。',
    courseNature: 0,
    studyNumber: 36,
    studyHours: [20, 20],
    chapters: [
      {
        name: '第一章　喂养',
        sections: [
          {
            name: '',
            classrooms: [writeClassroom('r-infant-11', 1, '六月龄起的第一口辅食', { studied: 100 })],
          },
        ],
      },
    ],
  },
];
