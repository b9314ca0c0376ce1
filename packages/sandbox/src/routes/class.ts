import {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  pageClassPeriods,
  updateEnrolState,
} from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { readRecord, readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { toActivityRecord } from '../learning/toActivityRecord.ts';
import type { ClassSeed } from '../seed/SandboxSeed.ts';
import type { StoredEnrolment } from '../store/Collections.ts';
import { enrolmentId } from '../store/documentIds.ts';

export const CLASS_ROUTES: Route[] = [
  route(listStudentClasses, { example: { userId: 'u-shen' } }, (call) => {
    const rows = listClasses(call);
    const { tenantId } = requireSchool(call);
    return rows.filter((row) => row.tenantId === tenantId);
  }),
  route(listStudentClassesOfAllTenants, { example: { userId: 'u-shen' } }, listClasses),
  route(pageClassPeriods, { example: { current: 1, classPeriodType: null, userId: 'u-shen' } }, (call) => {
    const { payload } = call;
    const userId = readText(readRecord(payload, 'model'), 'userId');
    return toPage(listClasses({ ...call, payload: { userId } }), payload);
  }),
  route(updateEnrolState, { example: { classId: 'c-memory-2', userId: 'u-shen' } }, (call) => {
    const enrolment = requireEnrolment(call);
    const id = enrolmentId(enrolment.userId, enrolment.classId);
    // The first visit to a class completes the registration on site (1 to report, 2 in service).
    if (enrolment.serviceStatus === 1) call.store.put('enrolments', id, { ...enrolment, serviceStatus: 2 });
    return true;
  }),
  route(
    getClassDetail,
    { example: { classId: 'c-elder-3', studentId: null, userId: 'u-shen', schoolId: null } },
    (call) => {
      const enrolment = requireEnrolment(call);
      requireSelf(call, readText(call.payload, 'studentId'));
      const found = call.seed.classes.find(({ classId }) => classId === enrolment.classId);
      if (!found) throw new RequestError(ERROR_CODES.notFound, '班级不存在或已撤销');
      const learning = call.seed.classLearning.find(({ classId }) => classId === enrolment.classId);
      return {
        ...toClassDetail(found, enrolment, call.now),
        learningGoal: learning?.learningGoal ?? null,
      };
    },
  ),
  route(listClassActivities, { example: { classId: 'c-elder-3', userId: 'u-shen' } }, (call) => {
    const enrolment = requireEnrolment(call);
    return call.seed.activities
      .filter(({ classId }) => classId === enrolment.classId)
      .map((activity) => toActivityRecord(call, activity, enrolment.userId));
  }),
];

function listClasses(call: Call) {
  const student = requireSelf(call, readText(call.payload, 'userId'));
  return call.store
    .list('enrolments')
    .filter(({ userId }) => userId === student.id)
    .flatMap((enrolment) => {
      const found = call.seed.classes.find(({ classId }) => classId === enrolment.classId);
      return found ? [toClassRecord(found, enrolment)] : [];
    });
}

function toClassRecord(
  { trainingStart, trainingEnd, cover, ...shown }: ClassSeed,
  enrolment: StoredEnrolment,
) {
  const start = trainingStart === null ? null : toSchoolTime(trainingStart);
  const end = trainingEnd === null ? null : toSchoolTime(trainingEnd);
  return {
    ...shown,
    cover,
    serviceStatus: enrolment.serviceStatus,
    trainingStartTime: start,
    trainingEndTime: end,
    periodTrainingStartTime: start,
    periodTrainingEndTime: end,
  };
}

function toClassDetail(seed: ClassSeed, { userId }: StoredEnrolment, now: number) {
  const { className, teacherName, teachingClassStatus, trainingStart, trainingEnd } = seed;
  const isOver = trainingEnd !== null && trainingEnd < now;
  return {
    title: className,
    classStatus: isOver ? 2 : teachingClassStatus,
    trainingStartTime: trainingStart === null ? null : toSchoolTime(trainingStart),
    trainingEndTime: trainingEnd === null ? null : toSchoolTime(trainingEnd),
    statusTime: trainingStart === null ? null : toSchoolTime(trainingStart),
    // In the sandbox a student has the same id in all classes.
    studentId: userId,
    personalityDataResultVO: { nickName: teacherName },
  };
}
