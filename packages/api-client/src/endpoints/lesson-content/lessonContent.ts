import { defineEndpoint } from '../../endpoint.ts';
import { parseLessonContent } from '../../entities/lesson-content/parseLessonContent.ts';

/** What a classroom shows (VIEW-02, VIEW-03). */
export const getLessonContent = defineEndpoint({
  id: 'classroom.content',
  method: 'POST',
  path: '/library/anyone/classroom/content',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classroomId }: { classroomId: string }) => ({ classroomId }),
  parse: parseLessonContent,
});

/** What a classroom shows before its course is published (VIEW-06). */
export const getLessonPreview = defineEndpoint({
  id: 'classroom.preview',
  method: 'POST',
  path: '/library/anyone/classroom/previewContent',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classroomId }: { classroomId: string }) => ({ classroomId }),
  parse: parseLessonContent,
});
