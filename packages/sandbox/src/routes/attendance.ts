import { getAttendance, signAttendance, signInAutomatically } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { getOffers, getSignTimes } from '../learning/getAttendance.ts';
import type { ActivitySeed } from '../seed/ActivitySeed.ts';
import { attendanceId } from '../store/documentIds.ts';

export const ATTENDANCE_ROUTES: Route[] = [
  route(getAttendance, {}, (call) => {
    const { activity, userId } = requireActivity(call);
    const { signedInAt, signedOutAt } = getSignTimes(call, activity, userId);
    const { canSignIn, canSignOut, isAutomatic } = getOffers(call, activity, userId);
    return {
      classStartTime: toSchoolTime(activity.start),
      classEndTime: toSchoolTime(activity.end),
      onlineAttendance: isAutomatic ? 1 : 0,
      signIn: canSignIn ? 1 : 0,
      signOut: canSignOut ? 1 : 0,
      isSignIn: signedInAt === null ? 0 : 1,
      isSignOut: signedOutAt === null ? 0 : 1,
      signInTime: signedInAt === null ? null : toSchoolTime(signedInAt),
      signOutTime: signedOutAt === null ? null : toSchoolTime(signedOutAt),
    };
  }),
  route(signAttendance, {}, (call) => {
    const { activity, userId } = requireActivity(call);
    sign(call, activity, userId, readText(call.payload, 'type') === '2' ? 'out' : 'in');
    return true;
  }),
  route(signInAutomatically, {}, (call) => {
    const { activity, userId } = requireActivity(call);
    if (!getOffers(call, activity, userId).isAutomatic) {
      throw new RequestError(ERROR_CODES.notAllowed, '本课堂未开启自动签到');
    }
    sign(call, activity, userId, 'in');
    return true;
  }),
];

function sign(call: Call, activity: ActivitySeed, userId: string, kind: 'in' | 'out'): void {
  const { signedInAt, signedOutAt } = getSignTimes(call, activity, userId);
  if ((kind === 'in' ? signedInAt : signedOutAt) !== null) {
    throw new RequestError(ERROR_CODES.alreadyFinished, '请勿重复打卡');
  }
  const { canSignIn, canSignOut } = getOffers(call, activity, userId);
  if (kind === 'in' ? !canSignIn : !canSignOut) {
    throw new RequestError(ERROR_CODES.notAllowed, '不在打卡时间内');
  }
  const { activityId } = activity;
  call.store.put('attendances', attendanceId(activityId, userId), {
    activityId,
    userId,
    signedInAt: kind === 'in' ? call.now : signedInAt,
    signedOutAt: kind === 'out' ? call.now : signedOutAt,
  });
}

function requireActivity(call: Call): { activity: ActivitySeed; userId: string } {
  requireSelf(call, readText(call.payload, 'studentId'));
  const { classId, userId } = requireEnrolment(call);
  const activityId = readText(call.payload, 'activityId');
  const activity = call.seed.activities.find(
    (candidate) => candidate.activityId === activityId && candidate.classId === classId,
  );
  if (!activity) throw new RequestError(ERROR_CODES.notFound, '课堂活动不存在或已取消');
  return { activity, userId };
}
