import {
  getPastSummary,
  listActivityContents,
  listTodayActivities,
  pageDynamics,
  pagePastActivities,
} from '@cloud-school/api-client';
import { ATTENDANCE_CODES, type AttendanceStatus } from '@cloud-school/domain';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { readRecord, readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { getAttendanceStatus, toActivityRecord, toContentRecord } from '../learning/toActivityRecord.ts';
import { dayAt } from '../serverTime.ts';

export const ACTIVITY_ROUTES: Route[] = [
  route(listTodayActivities, { example: { classId: 'c-elder-3', userId: 'u-shen' } }, (call) => {
    const { classId, userId } = requireEnrolment(call);
    const activities = call.seed.activities
      .filter((activity) => activity.classId === classId && isToday(activity, call.now))
      .sort((one, other) => one.start - other.start);
    return { activityResultVOList: activities.map((activity) => toActivityRecord(call, activity, userId)) };
  }),
  route(getPastSummary, { example: { classId: 'c-elder-3', userId: 'u-shen' } }, (call) => {
    const { userId } = requireEnrolment(call);
    const past = listPast(call, call.payload);
    const required = past.filter(({ isRequired }) => isRequired === 1);
    const count = (status: AttendanceStatus) =>
      required.filter((activity) => getAttendanceStatus(call, activity, userId) === status).length;
    return {
      totalNum: past.length,
      absenceNum: count('absent'),
      attendanceNum: count('attended'),
      electiveNum: past.length - required.length,
    };
  }),
  route(
    pagePastActivities,
    { example: { classId: 'c-elder-3', userId: 'u-shen', filter: 'all', current: 1, size: 12 } },
    (call) => {
      const model = readRecord(call.payload, 'model');
      const { userId } = requireEnrolment({ ...call, payload: model });
      const status = readText(model, 'classActivityStatus');
      const isRequired = readText(model, 'isRequired');
      const found = listPast(call, model)
        .filter(
          (activity) =>
            (status === '' ||
              String(ATTENDANCE_CODES[getAttendanceStatus(call, activity, userId)]) === status) &&
            (isRequired === '' || String(activity.isRequired) === isRequired),
        )
        // The sandbox's ids do not rise with time; a server's do, so its order by id is an order by time.
        .sort((one, other) => other.start - one.start);
      return toPage(
        found.map((activity) => toActivityRecord(call, activity, userId)),
        call.payload,
      );
    },
  ),
  route(pageDynamics, { example: { classId: 'c-elder-3', activityId: null } }, (call) => {
    const model = readRecord(call.payload, 'model');
    const { classId } = requireEnrolment({ ...call, payload: model });
    const activityId = readText(model, 'activityId');
    const learning = call.seed.classLearning.find((candidate) => candidate.classId === classId);
    const entries = (learning?.dynamics ?? [])
      .filter((entry) => activityId === '' || entry.activityId === activityId)
      .toSorted((one, other) => other.at - one.at);
    return toPage(
      entries.map(({ type, realName, avatar, content }) => ({ type, realName, avatar, content })),
      call.payload,
    );
  }),
  route(
    listActivityContents,
    { example: { classId: 'c-elder-3', userId: 'u-shen', activityId: 'a-elder-4' } },
    (call) => {
      const { classId, userId } = requireEnrolment(call);
      const activityId = readText(call.payload, 'activityId');
      const activity = call.seed.activities.find(
        (candidate) => candidate.activityId === activityId && candidate.classId === classId,
      );
      if (!activity) throw new RequestError(ERROR_CODES.notFound, '课堂活动不存在或已取消');
      return {
        activityContentResultVOS: activity.contents.map((content) =>
          toContentRecord(call, activity, content, userId),
        ),
      };
    },
  ),
];

/** An activity of several days, such as a week of tests, is today's until its last day. */
function isToday({ start, end }: { start: number; end: number }, now: number): boolean {
  return start < dayAt(now, 1) && end >= dayAt(now, 0);
}

/** What has ended; a lesson of today is in both lists after its end. */
function listPast({ seed, now }: Call, payload: Record<string, unknown>) {
  const classId = readText(payload, 'classId');
  return seed.activities.filter((activity) => activity.classId === classId && activity.end < now);
}
