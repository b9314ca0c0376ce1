import { defineEndpoint } from '../../endpoint.ts';
import { parseChapters } from '../../entities/lesson/parseChapters.ts';
import { parseClassroomDetail } from '../../entities/lesson/parseClassroomDetail.ts';
import { parseHighlight } from '../../entities/lesson/parseHighlight.ts';
import { readList } from '../../entities/read.ts';

interface ChaptersQuery {
  courseId: string;
  studentId: string | null;
  classId: string | null;
  /** The directory of an exam, which belongs to no class. */
  isExam?: boolean;
}

/** The directory of a course with the student's progress (VIEW-01). */
export const getChapters = defineEndpoint({
  id: 'classroom.chapters',
  method: 'POST',
  path: '/library/anyone/courseChapter/classroomTree',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ courseId, studentId, classId, isExam = false }: ChaptersQuery) => ({
    courseId,
    studentId,
    classId,
    ignoreClass: isExam ? 1 : null,
  }),
  parse: parseChapters,
});

/**
 * One classroom with its notice, knowledge points and teachers (OFF-01, CROOM-01). The specification names teachers and
 * knowledge data apart; all of them come with this call.
 */
export const getClassroomDetail = defineEndpoint({
  id: 'classroom.detail',
  method: 'POST',
  path: '/library/anyone/classroom/detail',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classroomId }: { classroomId: string }) => ({ classroomId }),
  parse: parseClassroomDetail,
});

interface HighlightsQuery {
  /** The classroom, or the course for all of its lessons. */
  bizId: string;
  classId: string;
  courseId: string | null;
}

/** Pictures and videos of lessons (OFF-01). */
export const listHighlights = defineEndpoint({
  id: 'classroom.highlights',
  method: 'POST',
  path: '/teaching/anyone/classroomTitbit/list',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ bizId, classId, courseId }: HighlightsQuery) => ({ bizId, classId, courseId }),
  parse: (data) => readList(data, 'Highlights', parseHighlight),
});

interface StudyStart {
  classroomId: string;
  courseId: string;
  studentId: string;
  classId: string;
  /** Null where the classroom was opened from its course. */
  activityId: string | null;
  userId: string;
}

/** Records that the student opened a classroom. Nobody needs to see a failure. */
export const recordStudyStart = defineEndpoint({
  id: 'classroom.studyStart',
  method: 'POST',
  path: '/teaching/anyone/studyRecord/start',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ classroomId, courseId, studentId, classId, activityId, userId }: StudyStart) => ({
    classroomId,
    courseId,
    studentId,
    classId,
    activityId,
    userId,
  }),
  parse: () => undefined,
});
