import { getDutyCount, getTimetable } from '@cloud-school/api-client';
import { toMoment, toSchoolTime } from '@cloud-school/domain';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { countStudyTime } from '../learning/countStudyTime.ts';
import { findClassroom, listClassrooms } from '../learning/findClassroom.ts';
import { type ClassStudent, getStudied } from '../learning/getStudied.ts';
import { toActivityRecord, wasPresent } from '../learning/toActivityRecord.ts';
import type { ActivitySeed } from '../seed/ActivitySeed.ts';

export const TIMETABLE_ROUTES: Route[] = [
  route(
    getTimetable,
    { example: { classId: 'c-elder-3', userId: 'u-shen', startTime: null, endTime: null, period: 'all' } },
    (call) => {
      const { classId, userId } = requireEnrolment(call);
      const from = readText(call.payload, 'startTime');
      const to = readText(call.payload, 'endTime');
      const rows = listTakingPlace(call, classId, from, to).map((activity) =>
        toTimetableRecord(call, activity, userId),
      );
      // The whole training comes as one list, a week or a month by day.
      if (readText(call.payload, 'evaluateType') === 'UNIT') {
        return { optionData: null, activityResultVOList: rows };
      }
      const dates = [...new Set(rows.map(({ startTime }) => startTime.slice(0, 10)))].filter(
        (date) => date >= from.slice(0, 10),
      );
      const optionData = dates.map((dateKey) => {
        const ofDay = rows.filter(({ startTime }) => startTime.startsWith(dateKey));
        // Elective lessons are pending until they begin, required ones until they are finished.
        const isPending = ofDay.some(
          ({ isRequired, finStatus, startTime }) =>
            finStatus === 0 && (isRequired === 1 || startTime > toSchoolTime(call.now)),
        );
        return { dateKey, colorStatus: isPending ? 1 : 2, activityResultVOList: ofDay };
      });
      return { optionData, activityResultVOList: rows };
    },
  ),
  route(
    getDutyCount,
    { example: { classId: 'c-elder-3', userId: 'u-shen', startTime: null, endTime: null, period: 'all' } },
    (call) => {
      const enrolment = requireEnrolment(call);
      const { classId, userId } = enrolment;
      const activities = listBetween(
        call,
        classId,
        readText(call.payload, 'beginDateTime'),
        readText(call.payload, 'endDateTime'),
      );
      const required = activities.filter(({ isRequired }) => isRequired === 1);
      const isAttended = (activity: ActivitySeed) => wasPresent(call, activity, userId);
      const faceToFace = required.filter(({ onlineType }) => onlineType === 2);
      return {
        requiredActivityNum: String(required.length),
        finishSignActivityNum: String(required.filter(isAttended).length),
        rankIndex: 8,
        rankTotal: call.seed.classes.find((found) => found.classId === classId)?.signUpTotal ?? 8,
        resultMap: {
          VIDEO_PROGRESS: countContents(call, activities, 1, enrolment),
          ONLINE_HOMEWORK_SUBMIT: countContents(call, activities, 6, enrolment),
          ONLINE_TEST_SUBMIT: countContents(call, activities, 7, enrolment),
          ONLINE_VIDEO_TEACHING_STUDY_TIMES: countPeriodStudyTime(call, activities, enrolment),
          OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: {
            totalNum: faceToFace.length,
            finishNum: faceToFace.filter(isAttended).length,
          },
          EE_LIVE_LECTURES_VIDEO_PROGRESS: countLive(call, enrolment),
        },
      };
    },
  ),
];

function toTimetableRecord(call: Call, activity: ActivitySeed, userId: string) {
  const record = toActivityRecord(call, activity, userId);
  return { ...record, finStatus: wasPresent(call, activity, userId) ? 1 : 0 };
}

/** Activities of a class of which a part is within the bounds, by their start; an empty bound is none. */
function listTakingPlace({ seed }: Call, classId: string, from: string, to: string): ActivitySeed[] {
  const first = toMoment(from) ?? -Infinity;
  const last = toMoment(to) ?? Infinity;
  return seed.activities
    .filter((activity) => activity.classId === classId && activity.end >= first && activity.start <= last)
    .sort((one, other) => one.start - other.start);
}

/** Those that start within the bounds: a duty counts in one period. */
function listBetween(call: Call, classId: string, from: string, to: string): ActivitySeed[] {
  const first = toMoment(from) ?? -Infinity;
  return listTakingPlace(call, classId, from, to).filter(({ start }) => start >= first);
}

function countContents(call: Call, activities: ActivitySeed[], dataType: 1 | 6 | 7, student: ClassStudent) {
  const classrooms = activities
    .flatMap(({ contents }) => contents)
    .filter((content) => content.dataType === dataType)
    .map(({ contentId }) => findClassroom(call, contentId));
  return {
    totalNum: classrooms.length,
    finishNum: classrooms.filter((classroom) => classroom && getStudied(call, classroom, student).isDone)
      .length,
  };
}

/** Each required activity has an equal part of the study time of the class, so that all periods add up to it. */
function countPeriodStudyTime(call: Call, activities: ActivitySeed[], { classId, userId }: ClassStudent) {
  const isRequired = (activity: ActivitySeed) => activity.isRequired === 1;
  const isAttended = (activity: ActivitySeed) => wasPresent(call, activity, userId);
  const own = activities.filter(isRequired);
  const all = listBetween(call, classId, '', '').filter(isRequired);
  const part = (time: number, some: ActivitySeed[], whole: ActivitySeed[]) =>
    whole.length === 0 ? 0 : Math.round((time * some.length) / whole.length);
  const { required, done } = countStudyTime(call, classId);
  return {
    totalNum: part(required, own, all),
    finishNum: part(done, own.filter(isAttended), all.filter(isAttended)),
  };
}

function countLive(call: Call, student: ClassStudent) {
  const live = call.seed.courses
    .filter(({ classIds }) => classIds.includes(student.classId))
    .flatMap(listClassrooms)
    .filter(({ classroomType, mustLearn }) => classroomType === 10 && mustLearn === 1);
  return {
    totalNum: live.length,
    finishNum: live.filter((classroom) => getStudied(call, classroom, student).isDone).length,
  };
}
