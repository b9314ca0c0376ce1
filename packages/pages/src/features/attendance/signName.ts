import type { SignKind } from '@cloud-school/domain';
import type { AttendancePlace } from './AttendancePlace.ts';

/** The name of an action for all windows: one sign-in and one sign-out of a student at an activity. */
export const signName = ({ activityId, classId, userId }: AttendancePlace, kind: SignKind): string =>
  ['attendance', userId, classId, activityId, kind].join('/');
