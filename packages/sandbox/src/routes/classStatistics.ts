import {
  getClassBehaviour,
  getStudentStatistics,
  getStudySituation,
  listClassCourses,
  listClassmates,
  recordVisit,
} from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { countDuties } from '../learning/countDuties.ts';
import { countStudyTime } from '../learning/countStudyTime.ts';
import { wasPresent } from '../learning/toActivityRecord.ts';
import { HOUR, MINUTE } from '../serverTime.ts';
import type { StoredEnrolment } from '../store/Collections.ts';
import { enrolmentId } from '../store/documentIds.ts';

export const CLASS_STATISTICS_ROUTES: Route[] = [
  route(
    getClassBehaviour,
    { example: { classId: 'c-elder-3', studentId: 'u-shen', userId: 'u-shen' } },
    (call) => {
      const enrolment = requireOwnEnrolment(call);
      return {
        classroomAttendanceTotal: countVisits(call, enrolment),
        questionCount: call.store
          .list('studyQuestions')
          .filter(({ classId, studentId }) => classId === enrolment.classId && studentId === enrolment.userId)
          .length,
        classmateCircleCount: findLearning(call, enrolment)?.classmateCircleCount ?? 0,
        activityTotal: listActivities(call, enrolment).length,
      };
    },
  ),
  route(getStudySituation, { example: { classId: 'c-elder-3', studentId: 'u-shen' } }, (call) => {
    const enrolment = requireOwnEnrolment(call);
    const learning = findLearning(call, enrolment);
    const required = listActivities(call, enrolment).filter(({ isRequired }) => isRequired === 1);
    const attended = required.filter((activity) => wasPresent(call, activity, enrolment.userId));
    return {
      finishActivityRate:
        required.length === 0 ? '0' : ((attended.length / required.length) * 100).toFixed(2),
      studyDurationStr: toDurationText(countStudyTime(call, enrolment.classId).done),
      answerDurationStr: learning?.answerDurationStr ?? '0分',
      evaluateStatus: learning?.evaluateStatus ?? 0,
    };
  }),
  route(getStudentStatistics, { example: { classId: 'c-elder-3', studentId: 'u-shen' } }, (call) => {
    const enrolment = requireOwnEnrolment(call);
    return {
      effectiveLearningDuration: countStudyTime(call, enrolment.classId).done,
      interviewClassNum: listActivities(call, enrolment).filter(
        (activity) => activity.onlineType === 2 && wasPresent(call, activity, enrolment.userId),
      ).length,
    };
  }),
  route(
    listClassmates,
    { example: { classId: 'c-elder-3' } },
    (call) => findLearning(call, requireOwnEnrolment(call))?.classmates ?? [],
  ),
  route(recordVisit, { example: { classId: 'c-elder-3', studentId: 'u-shen' } }, (call) => {
    const enrolment = requireOwnEnrolment(call);
    const { userId, classId } = enrolment;
    const count = countVisits(call, enrolment) + 1;
    call.store.put('visits', enrolmentId(userId, classId), { userId, classId, count });
    return count;
  }),
  route(listClassCourses, { example: { classId: 'c-elder-3', studentId: 'u-shen' } }, (call) => {
    const { classId, userId } = requireOwnEnrolment(call);
    const found = call.seed.classes.find((candidate) => candidate.classId === classId);
    return {
      classStudentCourseResultVOS: call.seed.courses
        .filter((course) => course.classIds.includes(classId))
        .map((course) => {
          const {
            chapters: _chapters,
            classIds: _classIds,
            studyHours: _hours,
            studyNumber,
            ...shown
          } = course;
          return {
            ...shown,
            learnStartTime: found?.trainingStart ? toSchoolTime(found.trainingStart) : null,
            learnEndTime: found?.trainingEnd ? toSchoolTime(found.trainingEnd) : null,
            countResultVO: { studyNumber: String(studyNumber) },
            ...countDuties(call, course, { userId, classId }),
          };
        }),
    };
  }),
];

/** Like requireEnrolment; also refuses another student's `studentId`. */
function requireOwnEnrolment(call: Call): StoredEnrolment {
  requireSelf(call, readText(call.payload, 'studentId'));
  return requireEnrolment(call);
}

function findLearning({ seed }: Call, { classId }: StoredEnrolment) {
  return seed.classLearning.find((learning) => learning.classId === classId);
}

function listActivities({ seed }: Call, { classId }: StoredEnrolment) {
  return seed.activities.filter((activity) => activity.classId === classId);
}

function countVisits(call: Call, enrolment: StoredEnrolment): number {
  const stored = call.store.get('visits', enrolmentId(enrolment.userId, enrolment.classId));
  return stored?.count ?? findLearning(call, enrolment)?.visits ?? 0;
}

/** Milliseconds in the server's words: 28小时20分. */
function toDurationText(duration: number): string {
  const hours = Math.floor(duration / HOUR);
  const minutes = `${Math.floor((duration % HOUR) / MINUTE)}分`;
  return hours === 0 ? minutes : `${hours}小时${minutes}`;
}
