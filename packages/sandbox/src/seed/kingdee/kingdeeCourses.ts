import { dayAt } from '../../serverTime.ts';
import type { CourseSeed } from '../CourseSeed.ts';
import { writeClassroom } from '../writeClassroom.ts';
import { makeFinanceLessons } from './financeLessons.ts';
import { RECONCILIATION } from './kingdeeHomework.ts';
import { INVOICE_TEST } from './kingdeePartnerTests.ts';
import { FINANCE_READING_TEST } from './kingdeeReadingTest.ts';

const INTERNAL = {
  learningPlatform: 0,
  thirdPlatformType: null,
  learningUrl: null,
  courseClassCode: null,
} as const;

/** The courses of 金蝶认证中心's classes. */
export function makeKingdeeCourses(now: number): CourseSeed[] {
  const { past, next } = makeFinanceLessons(now);
  return [
    {
      ...INTERNAL,
      courseId: 'k-finance',
      classIds: ['c-finance-1'],
      courseName: '智能财税应用（中级）',
      cover: '/media/covers/accounting-ledger.svg',
      introduce: '从业务单据到纳税申报，跟着一家企业做完一个月的账。',
      courseNature: 2,
      studyNumber: 520,
      studyHours: [24, 18],
      chapters: [
        { name: '第一章　从单据到凭证', sections: [{ name: '', classrooms: past.classrooms }] },
        {
          name: '第二章　进项税额',
          sections: [
            {
              name: '2.1 抵扣规则',
              classrooms: [
                writeClassroom('r-finance-11', 1, '哪些发票不能抵扣', { studied: 100 }),
                writeClassroom('r-finance-12', 4, '进项税额讲义', { studied: 100 }),
                writeClassroom(FINANCE_READING_TEST.classroomId, 7, FINANCE_READING_TEST.title),
                writeClassroom('r-finance-31', 4, '会计档案管理办法节选', { mustLearn: 0 }),
              ],
            },
            {
              name: '2.2 模拟考试',
              classrooms: [
                writeClassroom(INVOICE_TEST.classroomId, 7, INVOICE_TEST.title, { mustLearn: 0 }),
                writeClassroom(RECONCILIATION.classroomId, 6, RECONCILIATION.title),
                writeClassroom('r-finance-1', 7, '智能财税应用师（中级）模拟测试（一）'),
                writeClassroom('r-finance-41', 11, '实训：业务单据到凭证的全流程', {
                  start: dayAt(now, 3, 9),
                  end: dayAt(now, 3, 11, 30),
                  address: '滨江校区机房 5',
                }),
              ],
            },
          ],
        },
        { name: '第三章　期末、报表与机考', sections: [{ name: '', classrooms: next.classrooms }] },
      ],
    },
    {
      courseId: 'k-finance-cloud',
      classIds: ['c-finance-1'],
      courseName: '云端账套实训',
      cover: '/media/covers/cloud-computing.svg',
      introduce: '在实训平台上建一套完整的账。',
      courseNature: 1,
      learningPlatform: 1,
      thirdPlatformType: 12,
      learningUrl: null,
      courseClassCode: 'CLOUD-0808',
      studyNumber: 312,
      studyHours: [10, 2],
      chapters: [],
    },
    {
      courseId: 'k-finance-data',
      classIds: ['c-finance-1'],
      courseName: '财务数据分析',
      cover: '/media/covers/data-analysis.svg',
      introduce: '看懂三张表之间的关系。',
      courseNature: 1,
      learningPlatform: 1,
      thirdPlatformType: 11,
      learningUrl: '/__sandbox/platform/data',
      courseClassCode: null,
      studyNumber: 204,
      studyHours: [8, 8],
      chapters: [],
    },
    {
      ...INTERNAL,
      courseId: 'k-operations',
      classIds: ['c-operations-1'],
      courseName: '医养机构数字化运营',
      cover: '/media/covers/operations.svg',
      introduce: '入住、护理与结算一体化。',
      courseNature: 1,
      studyNumber: 33,
      studyHours: [16, 0],
      chapters: [
        {
          name: '第一章　机构的一天',
          sections: [
            {
              name: '',
              classrooms: [writeClassroom('r-operations-11', 1, '入住、护理、结算的数据流')],
            },
          ],
        },
      ],
    },
  ];
}
