import type {
  ClassBehaviour,
  Classmate,
  StudentStatistics,
  StudySituation,
} from '../learning/ClassStatistics.ts';
import { pick } from './pick.ts';

/** What the sample student did in her class. */
export function makeClassBehaviour(overrides: Partial<ClassBehaviour> = {}): ClassBehaviour {
  return { attendanceCount: 27, activityCount: 42, ...overrides };
}

/** Good results of a running class. */
export function makeStudySituation(overrides: Partial<StudySituation> = {}): StudySituation {
  return {
    finishRate: 68.4,
    studyDuration: '36小时20分',
    answerDuration: '5小时48分',
    evaluation: 'passed',
    ...overrides,
  };
}

/** 36 hours 20 minutes of study. */
export function makeStudentStatistics(overrides: Partial<StudentStatistics> = {}): StudentStatistics {
  return { studyDuration: 130_800_000, ...overrides };
}

const classmates = [
  { name: '吴敏', avatarUrl: '/media/avatars/wu.svg' },
  { name: '顾长青', avatarUrl: '/media/avatars/gu.svg' },
  { name: '唐晓曼', avatarUrl: '/media/avatars/tang.svg' },
  { name: '陈立', avatarUrl: '/media/avatars/chen.svg' },
  { name: '阿依古丽·买买提', avatarUrl: null },
] as const;

/** A student of the sample class; sample 4 has no portrait. */
export function makeClassmate(overrides: Partial<Classmate> = {}, index = 0): Classmate {
  return { id: `${5101 + index}`, ...pick(classmates, index), ...overrides };
}
