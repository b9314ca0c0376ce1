import { listLessonComments, postLessonComment } from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { requireClassroomOfStudent } from '../auth/requireClassroomOfStudent.ts';
import { readText } from '../http/readField.ts';
import { refuseLong } from '../http/refuseLong.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Route, route } from '../http/Route.ts';
import { randomHex } from '../randomText.ts';
import type { StoredLessonComment } from '../store/Collections.ts';

export const LESSON_COMMENT_ROUTES: Route[] = [
  route(listLessonComments, { example: { classId: 'c-elder-3', classroomId: 'r-elder-45' } }, (call) => {
    const { classId, classroomId } = requireClassroomOfStudent(call, { field: 'infoId' });
    return call.store
      .list('lessonComments')
      .filter((comment) => comment.classId === classId && comment.classroomId === classroomId)
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(toRecord);
  }),
  route(
    postLessonComment,
    { example: { classId: 'c-elder-3', classroomId: 'r-elder-45', text: '软枕放两个更稳', parentId: null } },
    (call) => {
      const { classId, classroomId, student } = requireClassroomOfStudent(call, { field: 'id' });
      const content = readText(call.payload, 'commentContent');
      if (content === '') throw new RequestError(ERROR_CODES.badRequest, '请先填写评论内容');
      refuseLong(content, limits.comment, '评论');
      const parentId = readText(call.payload, 'commentParent');
      const parent = parentId === '' ? undefined : call.store.get('lessonComments', parentId);
      if (parentId !== '' && !parent) throw new RequestError(ERROR_CODES.notFound, '评论不存在或已删除');
      const id = `lc-${randomHex(12)}`;
      call.store.put('lessonComments', id, {
        id,
        classId,
        classroomId,
        authorId: student.id,
        authorName: student.realName,
        authorAvatar: student.avatar,
        content,
        parentId: parent?.id ?? null,
        parentAuthorName: parent?.authorName ?? null,
        createdAt: call.now,
      });
      return true;
    },
  ),
];

function toRecord(comment: StoredLessonComment) {
  return {
    id: comment.id,
    commentContent: comment.content,
    // The server sends 0 where there is no parent.
    commentParent: comment.parentId ?? '0',
    commentAuthorName: comment.authorName,
    commentAuthorAvatar: comment.authorAvatar,
    commentParentAuthorName: comment.parentAuthorName,
    createdTime: toSchoolTime(comment.createdAt),
  };
}
