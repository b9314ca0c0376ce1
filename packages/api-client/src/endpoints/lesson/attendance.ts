import type { SignKind } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parseAttendance } from '../../entities/lesson/parseAttendance.ts';

interface AttendanceQuery {
  activityId: string;
  classId: string;
  classroomId: string | null;
  courseId: string | null;
  studentId: string;
  userId: string;
}

const toPlace = ({ activityId, classId, classroomId, courseId, studentId, userId }: AttendanceQuery) => ({
  activityId,
  classId,
  classroomId,
  courseId,
  studentId,
  userId,
});

/** The student's attendance at an activity (ATT-01). */
export const getAttendance = defineEndpoint({
  id: 'attendance.status',
  method: 'POST',
  path: '/teaching/anyone/attendance/status',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: (query: AttendanceQuery) => toPlace(query),
  parse: parseAttendance,
});

interface Sign extends AttendanceQuery {
  kind: SignKind;
  /** Degrees; null where the student gives no position. */
  position: { latitude: number; longitude: number } | null;
}

const SIGN_CODES: Record<SignKind, number> = { 'sign-in': 1, 'sign-out': 2 };

/** Signs the student in or out, once each (ATT-01). */
export const signAttendance = defineEndpoint({
  id: 'attendance.sign',
  method: 'POST',
  path: '/teaching/anyone/attendance/sign',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isCreation: true,
  toPayload: ({ kind, position, ...query }: Sign) => ({
    ...toPlace(query),
    type: SIGN_CODES[kind],
    lat: position?.latitude ?? null,
    lon: position?.longitude ?? null,
  }),
  parse: () => undefined,
});

/** Signs the student in on entering an activity with automatic attendance (ATT-02). Its failure is quiet. */
export const signInAutomatically = defineEndpoint({
  id: 'attendance.signAutomatically',
  method: 'POST',
  path: '/teaching/anyone/attendance/autoSign',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({
    classId,
    courseId,
    activityId,
    studentId,
    userId,
  }: Omit<AttendanceQuery, 'classroomId'>) => ({
    classId,
    courseId,
    activityId,
    studentId,
    type: SIGN_CODES['sign-in'],
    userId,
  }),
  parse: () => undefined,
});
