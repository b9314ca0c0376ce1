import type { ContentKind } from '../lesson/contentKinds.ts';
import type { Marking } from '../Marking.ts';
import { type PeriodPhase, periodPhase } from '../time/periodPhase.ts';

/** Attendance of a required activity. */
export type AttendanceStatus = 'to-attend' | 'absent' | 'attended';

/** The server's codes of attendance (classActivityStatus). */
export const ATTENDANCE_CODES: Record<AttendanceStatus, number> = { 'to-attend': 0, absent: 1, attended: 2 };

/** A piece of content to study in an activity. */
export interface ActivityContent {
  /** The classroom id: contentId on the wire. */
  id: string;
  /** The server's id of this content within this activity; null when it sends none. */
  activityContentId: string | null;
  name: string;
  kind: ContentKind;
  /** 'xskt' for an exam of the partner's source; absent where the server names none. */
  sourceType?: string;
  coverUrl: string | null;
  isRequired: boolean;
  /** Percent, 0 to 100; null when unknown. */
  progress: number | null;
  /** Milliseconds of media; null when unknown or without media. */
  duration: number | null;
  /** The last position, milliseconds. */
  position: number | null;
  /** A hand-in that the server's list may not have yet. */
  handIn?: Marking;
}

/** A lesson of a class, online or face to face, with its contents (CDET-03). */
export interface ClassActivity {
  id: string;
  name: string;
  isRequired: boolean;
  isFaceToFace: boolean;
  /** Null for an elective activity, which records no attendance, and for an unknown code. */
  status: AttendanceStatus | null;
  /** 'YYYY-MM-DD HH:mm:ss' */
  startsAt: string | null;
  endsAt: string | null;
  /** The place of a face-to-face activity. */
  address: string | null;
  courseId: string | null;
  /** Opaque to us: the completion report sends it back unchanged (EXAM-08). */
  bizType: string | null;
  contents: ActivityContent[];
}

/** What an attendance says of the student; a day, a reminder, the strip and the timetable ask here. */
const ATTENDANCE: Record<AttendanceStatus, { isPresent: boolean; isMissed: boolean }> = {
  'to-attend': { isPresent: false, isMissed: false },
  absent: { isPresent: false, isMissed: true },
  attended: { isPresent: true, isMissed: false },
};

type Attended = Pick<ClassActivity, 'status'>;

/** Whether the server has seen the student there. */
export const isPresent = ({ status }: Attended): boolean => status !== null && ATTENDANCE[status].isPresent;

/** Whether the server has noted an absence. */
export const isMissed = ({ status }: Attended): boolean => status !== null && ATTENDANCE[status].isMissed;

/** Whether its hours run: an attendance does not end it, since the student may come back; a noted absence does. */
export const isActivityRunning = (
  activity: Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt'>,
  now: string,
): boolean => !isMissed(activity) && periodPhase(activity, now) === 'running';

/** Whether all that an online activity holds is learned or handed in: its time may still run, and nothing of it is left to do. */
export const isLearned = ({
  isFaceToFace,
  contents,
}: Pick<ClassActivity, 'isFaceToFace' | 'contents'>): boolean =>
  !isFaceToFace &&
  contents.length > 0 &&
  contents.every(({ progress, handIn }) => handIn !== undefined || (progress ?? 0) >= 100);

/**
 * An activity of an earlier answer as it is at `now`: it may have been attended since, on another device, so nobody is absent
 * of what had not begun or was not over when the server was asked.
 */
export function attendanceAt<Activity extends ClassActivity>(activity: Activity, now: string): Activity {
  return {
    ...activity,
    status: activity.status && LATER[activity.status][periodPhase(activity, now) ?? 'to-come'],
  };
}

/** What an attendance of an earlier answer says later; null where only the server knows. */
const LATER: Record<AttendanceStatus, Record<PeriodPhase, AttendanceStatus | null>> = {
  'to-attend': { 'to-come': 'to-attend', running: 'to-attend', over: null },
  absent: { 'to-come': 'to-attend', running: 'to-attend', over: null },
  attended: { 'to-come': 'attended', running: 'attended', over: 'attended' },
};
