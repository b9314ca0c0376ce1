import type { AttendanceStatus } from '@cloud-school/domain';

/** What an attendance is called: in tags and filters, today and of the past. */
export const ATTENDANCE_WORDS: Record<AttendanceStatus, string> = {
  'to-attend': '待参加',
  absent: '缺勤',
  attended: '已参加',
};
