import { ATTENDANCE_WORDS } from '@cloud-school/domain';

/** What the states of a lesson, of a period and of a course are called, on every screen. */
export const stateWords = {
  'not-started': '未开始',
  upcoming: '待上',
  running: '进行中',
  /** A period of days: not what is done now. */
  'period-running': '进行中',
  done: '已完成',
  overdue: '逾期未学',
  over: '已结束',
  ...ATTENDANCE_WORDS,
} as const;

export type StateName = keyof typeof stateWords;
