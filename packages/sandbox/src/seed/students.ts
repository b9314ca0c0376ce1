import type { StoredEnrolment, StoredStudent } from '../store/Collections.ts';

/** The students of the sandbox; the README lists their mobiles and passwords. */
export const STUDENTS: StoredStudent[] = [
  makeStudent(
    'u-shen',
    '13857146209',
    'shenyuwei',
    'yunfan2026',
    '沈雨薇',
    '雨薇',
    '/media/avatars/nurse.svg',
  ),
  makeStudent('u-he', '13606512873', 'hezhiyuan', 'yunfan2026', '何志远', '志远', '/media/avatars/zhou.svg'),
  makeStudent('u-zhou', '13958021746', 'zhoumin', 'yunfan2026', '周敏', '小敏', null),
  makeStudent('u-tang', '13616510238', 'tangke', 'yunfan2026', '唐可', '小唐', null),
  makeStudent('u-qiu', '13738059316', 'qiuwen', 'kingdee2026', '邱雯', '邱雯', '/media/avatars/qian.svg'),
  makeStudent('u-shao', '15968870452', 'shaoyang', 'kingdee2026', '邵扬', '邵扬', '/media/avatars/gu.svg'),
];

/** Who signs in to lessons at any hour (`makeSigningLessons`). */
export const SIGNING = { mobile: '13616510238', password: 'yunfan2026', classId: 'c-signing' };

/** The enrolments in the order of the class list; 周敏 has none. */
export const ENROLMENTS: StoredEnrolment[] = [
  { userId: 'u-shen', classId: 'c-elder-3', serviceStatus: 2 },
  { userId: 'u-shen', classId: 'c-memory-2', serviceStatus: 1 },
  { userId: 'u-shen', classId: 'c-nutrition-1', serviceStatus: 0 },
  { userId: 'u-shen', classId: 'c-infant-1', serviceStatus: 3 },
  { userId: 'u-shen', classId: 'c-medical-2', serviceStatus: -1 },
  { userId: 'u-shen', classId: 'c-rehab-1', serviceStatus: 2 },
  { userId: 'u-shen', classId: 'c-newborn-4', serviceStatus: 2 },
  // A class of the other school: only the list of all tenants contains it.
  { userId: 'u-shen', classId: 'c-operations-1', serviceStatus: 1 },
  { userId: 'u-he', classId: 'c-elder-3', serviceStatus: 2 },
  { userId: 'u-he', classId: 'c-medical-2', serviceStatus: 1 },
  { userId: 'u-tang', classId: 'c-signing', serviceStatus: 2 },
  { userId: 'u-qiu', classId: 'c-finance-1', serviceStatus: 2 },
  { userId: 'u-qiu', classId: 'c-operations-1', serviceStatus: 1 },
  { userId: 'u-qiu', classId: 'c-integration-1', serviceStatus: 3 },
  { userId: 'u-shao', classId: 'c-finance-1', serviceStatus: 2 },
];

function makeStudent(
  id: string,
  mobile: string,
  username: string,
  password: string,
  realName: string,
  nickName: string,
  avatar: string | null,
): StoredStudent {
  return { id, mobile, username, password, realName, nickName, avatar };
}
