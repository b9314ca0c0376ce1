import { defineEndpoint } from '../../endpoint.ts';
import { parseStudyQuestion } from '../../entities/lesson/parseStudyQuestion.ts';
import { optionalNumber, optionalRecord, optionalText, readList } from '../../entities/read.ts';

/** All questions of a classroom come in one page. */
const LIST_SIZE = 999;

interface ClassroomOfStudent {
  classId: string;
  classroomId: string;
  studentId: string;
}

/** The number of questions about a classroom (QNA-01, VIEW-04). */
export const getQuestionCount = defineEndpoint({
  id: 'studyQuestion.count',
  method: 'POST',
  path: '/teaching/anyone/question/count',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, classroomId, studentId }: ClassroomOfStudent) => ({
    classId,
    classroomId,
    studentId,
  }),
  parse: (data) => Math.max(0, optionalNumber(optionalRecord(data).questionTotal) ?? 0),
});

interface QuestionQuery {
  classId: string;
  classroomId: string;
  /** Only the questions of this student. */
  studentId?: string | null;
}

/** Questions about a classroom with their answers, newest first (QNA-01). */
export const listStudyQuestions = defineEndpoint({
  id: 'studyQuestion.list',
  method: 'POST',
  path: '/teaching/anyone/question/page',
  isPathOurs: true,
  needsToken: true,
  toPayload: ({ classId, classroomId, studentId = null }: QuestionQuery) => ({
    current: 1,
    size: LIST_SIZE,
    model: { classId, classroomId, studentId },
  }),
  parse: (data) => readList(data, 'Questions', parseStudyQuestion),
});

/** The text that the student saved as a draft; null without one. */
export const getQuestionDraft = defineEndpoint({
  id: 'studyQuestion.draft',
  method: 'POST',
  path: '/teaching/anyone/question/draft',
  isPathOurs: true,
  needsToken: true,
  isQuiet: true,
  toPayload: ({ classId, classroomId, studentId }: ClassroomOfStudent) => ({
    classId,
    classroomId,
    studentId,
  }),
  parse: (data) => optionalText(optionalRecord(data).title),
});

interface QuestionSubmission extends ClassroomOfStudent {
  courseId: string | null;
  classroomName: string;
  studentName: string;
  studentAvatarUrl: string | null;
  title: string;
  /** A draft replaces the one before, an empty one removes it; so does a question. */
  isDraft: boolean;
}

/** Asks a question, or keeps it as a draft (QNA-01). */
export const submitQuestion = defineEndpoint({
  id: 'studyQuestion.submit',
  method: 'POST',
  path: '/teaching/anyone/question/save',
  isPathOurs: true,
  needsToken: true,
  needsSuccess: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ studentAvatarUrl, isDraft, ...question }: QuestionSubmission) => ({
    ...question,
    studentAvatar: studentAvatarUrl,
    isDraft: isDraft ? 1 : 0,
  }),
  parse: () => undefined,
});
