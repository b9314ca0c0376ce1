import { defineEndpoint } from '../../endpoint.ts';
import { parseLessonComment } from '../../entities/lesson/parseLessonComment.ts';
import { readList } from '../../entities/read.ts';

/** Comments on a classroom with their replies, newest first (QNA-03). */
export const listLessonComments = defineEndpoint({
  id: 'lessonComment.list',
  method: 'POST',
  path: '/teaching/anyone/classroomComment/list',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classroomId, classId }: { classroomId: string; classId: string }) => ({
    infoId: classroomId,
    classId,
  }),
  parse: (data) => readList(data, 'Comments', parseLessonComment),
});

interface CommentSubmission {
  classroomId: string;
  classId: string;
  text: string;
  /** The comment that it replies to. */
  parentId: string | null;
}

/** Posts a comment on a lesson, or a reply to one. */
export const postLessonComment = defineEndpoint({
  id: 'lessonComment.post',
  method: 'POST',
  path: '/teaching/anyone/classroomComment/save',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ classroomId, classId, text, parentId }: CommentSubmission) => ({
    id: classroomId,
    commentContent: text,
    commentParent: parentId,
    classId,
  }),
  parse: () => undefined,
});
