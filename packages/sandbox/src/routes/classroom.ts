import {
  getChapters,
  getClassroomDetail,
  getLessonContent,
  getLessonPreview,
  listHighlights,
  recordStudyStart,
} from '@cloud-school/api-client';
import { requireCourse, requireCourseOfClassroom } from '../auth/requireCourse.ts';
import { requireEnrolment } from '../auth/requireEnrolment.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { listClassrooms, requireClassroom } from '../learning/findClassroom.ts';
import { getLesson, toLessonContent } from '../learning/getLesson.ts';
import { toChapterTree } from '../learning/toChapterTree.ts';
import { studyId } from '../store/documentIds.ts';

export const CLASSROOM_ROUTES: Route[] = [
  route(
    getChapters,
    { example: { classId: 'c-elder-3', studentId: 'u-shen', courseId: 'k-elder' } },
    (call) => {
      const { course, student } = requireCourse(call, readText(call.payload, 'courseId'));
      return toChapterTree(call, course, student);
    },
  ),
  route(getClassroomDetail, { example: { classroomId: 'r-elder-60' } }, (call) => {
    const classroom = requireOwnClassroom(call);
    const { desc = null, points = [], teachers = [] } = getLesson(call, classroom);
    return {
      classroomName: classroom.name,
      isRequired: classroom.mustLearn,
      desc,
      points: points.map((pointDesc) => ({ pointDesc })),
      teacherList: teachers,
    };
  }),
  route(
    listHighlights,
    { example: { classId: 'c-elder-3', courseId: 'k-elder', bizId: 'r-elder-10' } },
    (call) => {
      const { classId } = requireEnrolment(call);
      const bizId = readText(call.payload, 'bizId');
      return call.seed.courses
        .filter(({ classIds }) => classIds.includes(classId))
        .flatMap((course) =>
          listClassrooms(course)
            .filter(({ classroomId }) => classroomId === bizId || course.courseId === bizId)
            // Taken in the class: there are none before it.
            .filter(({ start }) => (start ?? 0) <= call.now)
            .flatMap((classroom) => getLesson(call, classroom).highlights ?? []),
        );
    },
  ),
  route(getLessonContent, { example: { classroomId: 'r-elder-46' } }, (call) =>
    toLessonContent(getLesson(call, requireOwnClassroom(call))),
  ),
  // The sandbox has no unpublished content.
  route(getLessonPreview, { example: { classroomId: 'r-elder-46' } }, (call) =>
    toLessonContent(getLesson(call, requireOwnClassroom(call))),
  ),
  route(
    recordStudyStart,
    {
      example: {
        classId: 'c-elder-3',
        studentId: 'u-shen',
        courseId: 'k-elder',
        classroomId: 'r-elder-46',
        activityId: null,
        userId: 'u-shen',
      },
    },
    (call) => {
      const { userId, classId } = requireEnrolment(call);
      const { classroomId } = requireOwnClassroom(call);
      const id = studyId(userId, classId, classroomId);
      const startedAt = call.store.get('studyStarts', id)?.startedAt ?? call.now;
      call.store.put('studyStarts', id, { userId, classId, classroomId, startedAt });
      return true;
    },
  ),
];

function requireOwnClassroom(call: Call) {
  const classroomId = readText(call.payload, 'classroomId');
  requireCourseOfClassroom(call, classroomId);
  return requireClassroom(call, classroomId);
}
