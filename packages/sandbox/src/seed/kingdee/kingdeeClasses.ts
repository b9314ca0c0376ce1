import { dayAt } from '../../serverTime.ts';
import type { ClassSeed } from '../SandboxSeed.ts';
import { KINGDEE_SCHOOL_ID, KINGDEE_TENANT_ID } from './kingdeeSchool.ts';

/** Classes of 金蝶认证中心. */
export function makeKingdeeClasses(now: number): ClassSeed[] {
  const school = { tenantId: KINGDEE_TENANT_ID, schoolId: KINGDEE_SCHOOL_ID };
  return [
    {
      ...school,
      classId: 'c-finance-1',
      className: '智能财税应用师（中级）认证 1 班',
      productName: '智能财税应用师（中级）认证班：含两次机考与补考',
      classPeriodName: '第 8 期',
      teacherName: '马立群',
      teacherAvatar: '/media/avatars/ma.svg',
      cover: '/media/covers/accounting-ledger.svg',
      teachingClassStatus: 1,
      trainingStart: dayAt(now, -40, 9),
      trainingEnd: dayAt(now, 29, 17),
      signUpTotal: 22,
      classStudentTotal: 24,
    },
    {
      ...school,
      classId: 'c-operations-1',
      className: '医养机构数字化运营管理师 1 班',
      productName: '医养机构数字化运营管理师认证：入住、护理、结算一体化',
      classPeriodName: '第 2 期',
      teacherName: '林静怡',
      teacherAvatar: '/media/avatars/lin.svg',
      cover: '/media/covers/operations.svg',
      teachingClassStatus: 1,
      trainingStart: dayAt(now, 5, 9),
      trainingEnd: dayAt(now, 65, 17),
      signUpTotal: 33,
      classStudentTotal: 40,
    },
    {
      ...school,
      classId: 'c-integration-1',
      className: '业财一体信息化应用（初级）1 班',
      productName: '业财一体信息化应用（初级）',
      classPeriodName: '第 5 期',
      teacherName: '何俊峰',
      teacherAvatar: '/media/avatars/he.svg',
      cover: '/media/covers/cloud-computing.svg',
      teachingClassStatus: 1,
      trainingStart: dayAt(now, -200, 9),
      trainingEnd: dayAt(now, -110, 17),
      signUpTotal: 45,
      classStudentTotal: 45,
    },
  ];
}
