import { dayAt } from '../../serverTime.ts';
import type { ActivitySeed } from '../ActivitySeed.ts';
import { makeFinanceLessons } from './financeLessons.ts';
import { RECONCILIATION } from './kingdeeHomework.ts';
import { INVOICE_TEST } from './kingdeePartnerTests.ts';
import { FINANCE_READING_TEST } from './kingdeeReadingTest.ts';

const FINANCE = { classId: 'c-finance-1', extendId: 'k-finance' };

/** Lessons of 智能财税 1 班 around today, with its mock exam, and the first lesson of a future class. */
export function makeKingdeeActivities(now: number): ActivitySeed[] {
  const { past, next } = makeFinanceLessons(now);
  return [
    ...past.activities,
    ...next.activities,
    {
      ...FINANCE,
      activityId: 'a-finance-1',
      activityName: '进项税额抵扣与风险提示',
      isRequired: 1,
      onlineType: 1,
      start: dayAt(now, -1, 19),
      end: dayAt(now, -1, 20, 30),
      attendedBy: ['u-qiu'],
      contents: [
        { contentId: 'r-finance-11', contentName: '哪些发票不能抵扣', dataType: 1 },
        { contentId: 'r-finance-12', contentName: '进项税额讲义', dataType: 8 },
        { contentId: FINANCE_READING_TEST.classroomId, contentName: FINANCE_READING_TEST.title, dataType: 7 },
      ],
    },
    {
      ...FINANCE,
      activityId: 'a-finance-2',
      activityName: '认证模拟考试：第一次机考',
      isRequired: 1,
      onlineType: 1,
      start: dayAt(now, 0, 0, 30),
      end: dayAt(now, 2, 22),
      contents: [
        { contentId: 'r-finance-1', contentName: '智能财税应用师（中级）模拟测试（一）', dataType: 7 },
        { contentId: RECONCILIATION.classroomId, contentName: RECONCILIATION.title, dataType: 6 },
      ],
    },
    {
      ...FINANCE,
      activityId: 'a-finance-3',
      activityName: '选学：电子凭证归档答疑',
      isRequired: 0,
      onlineType: 1,
      start: dayAt(now, 1, 19),
      end: dayAt(now, 1, 20),
      contents: [
        { contentId: 'r-finance-31', contentName: '会计档案管理办法节选', dataType: 4 },
        { contentId: INVOICE_TEST.classroomId, contentName: INVOICE_TEST.title, dataType: 7 },
      ],
    },
    {
      ...FINANCE,
      activityId: 'a-finance-4',
      activityName: '实训：业务单据到凭证的全流程',
      isRequired: 1,
      onlineType: 2,
      address: '滨江校区机房 5',
      start: dayAt(now, 3, 9),
      end: dayAt(now, 3, 11, 30),
      contents: [{ contentId: 'r-finance-41', contentName: '实训：业务单据到凭证的全流程', dataType: 11 }],
    },
    {
      classId: 'c-operations-1',
      extendId: 'k-operations',
      activityId: 'a-operations-1',
      activityName: '开班第一课：医养机构的一天',
      isRequired: 1,
      onlineType: 1,
      start: dayAt(now, 5, 9),
      end: dayAt(now, 5, 10, 30),
      contents: [{ contentId: 'r-operations-11', contentName: '入住、护理、结算的数据流', dataType: 1 }],
    },
  ];
}
