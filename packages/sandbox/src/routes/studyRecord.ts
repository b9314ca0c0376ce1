import { getLastPosition, saveStudyRecord } from '@cloud-school/api-client';
import { requireCourseOfClassroom } from '../auth/requireCourse.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { requireClassroom } from '../learning/findClassroom.ts';
import { getStudied } from '../learning/getStudied.ts';
import { studyId } from '../store/documentIds.ts';

export const STUDY_RECORD_ROUTES: Route[] = [
  // The furthest position stays; the time of the study is that of the record that arrives last.
  route(
    saveStudyRecord,
    {
      example: {
        classId: 'c-elder-3',
        studentId: 'u-shen',
        courseId: 'k-elder',
        classroomId: 'r-elder-45',
        studiedAt: 1795228800000,
        position: 78000,
        remaining: 0,
      },
    },
    (call) => {
      const { userId, classId, classroomId } = requireLesson(call);
      const { learningDuration, remainStudyDuration } = call.payload;
      if (typeof learningDuration !== 'number' || learningDuration < 0) {
        throw new RequestError(ERROR_CODES.badRequest, '学习时长不正确');
      }
      const id = studyId(userId, classId, classroomId);
      const stored = call.store.get('studyRecords', id);
      const isBehind = stored !== undefined && learningDuration < stored.learningDuration;
      const remaining = typeof remainStudyDuration === 'number' ? remainStudyDuration : null;
      call.store.put('studyRecords', id, {
        userId,
        classId,
        classroomId,
        learningDuration: isBehind ? stored.learningDuration : learningDuration,
        remainStudyDuration: isBehind ? stored.remainStudyDuration : remaining,
        lastStudyTime: readText(call.payload, 'lastStudyTime'),
        client: readText(call.payload, 'client'),
        receivedAt: call.now,
        count: (stored?.count ?? 0) + 1,
      });
      return true;
    },
  ),
  route(
    getLastPosition,
    {
      example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder', classroomId: 'r-elder-45' },
    },
    (call) => {
      const { userId, classId, classroomId } = requireLesson(call);
      const classroom = requireClassroom(call, classroomId);
      const stored = call.store.get('studyRecords', studyId(userId, classId, classroomId));
      const { position } = getStudied(call, classroom, { userId, classId });
      const wasStudied = stored !== undefined || classroom.studied > 0;
      return { learningDuration: wasStudied ? position : null };
    },
  ),
];

function requireLesson(call: Call) {
  const { id: userId } = requireSelf(call, readText(call.payload, 'studentId'));
  const classId = readText(call.payload, 'classId');
  const classroomId = readText(call.payload, 'classroomId');
  requireCourseOfClassroom(call, classroomId);
  return { userId, classId, classroomId };
}
