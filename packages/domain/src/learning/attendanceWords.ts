import type { AttendanceStanding } from '../lesson/Attendance.ts';
import type { AttendanceStatus } from './ClassActivity.ts';

/** What an attendance is called: in tags and filters, today and of the past. */
export const ATTENDANCE_WORDS: Record<AttendanceStatus, string> = {
  'to-attend': '待参加',
  absent: '缺勤',
  attended: '已参加',
};

/** The same in a lesson, which knows who signed. */
export const STANDING_WORDS: Record<AttendanceStanding, string> = {
  ...ATTENDANCE_WORDS,
  'not-signed-in': '未签到',
  'signed-in': '已签到',
  'signed-out': '已签退',
};
