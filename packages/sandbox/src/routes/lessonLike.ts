import { getLikeInfo, toggleLike } from '@cloud-school/api-client';
import { requireClassroomOfStudent } from '../auth/requireClassroomOfStudent.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { type Route, route } from '../http/Route.ts';
import { classroomOfStudentId } from '../store/documentIds.ts';

export const LESSON_LIKE_ROUTES: Route[] = [
  route(getLikeInfo, { example: { classId: 'c-elder-3', classroomId: 'r-elder-45' } }, (call) => {
    const { classId, classroomId, student } = requireClassroomOfStudent(call);
    const likes = call.store
      .list('lessonLikes')
      .filter((like) => like.classId === classId && like.classroomId === classroomId);
    return {
      isLike: likes.some(({ studentId }) => studentId === student.id) ? 1 : 0,
      likeTotal: String(likes.length),
    };
  }),
  route(
    toggleLike,
    { example: { classId: 'c-elder-3', classroomId: 'r-elder-45', userId: 'u-shen', isLiked: true } },
    (call) => {
      requireSelf(call, readText(call.payload, 'userId'));
      const { classId, classroomId, student } = requireClassroomOfStudent(call, { field: 'likeObjectId' });
      const id = classroomOfStudentId(classId, classroomId, student.id);
      if (readText(call.payload, 'isThumb') === '1') {
        call.store.put('lessonLikes', id, {
          classId,
          classroomId,
          studentId: student.id,
          likedAt: call.now,
        });
      } else {
        call.store.delete('lessonLikes', id);
      }
      return true;
    },
  ),
];
