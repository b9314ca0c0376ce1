import {
  getQuestionCount,
  getQuestionDraft,
  listStudyQuestions,
  submitQuestion,
} from '@cloud-school/api-client';
import { toSchoolTime } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { type ClassroomOfStudent, requireClassroomOfStudent } from '../auth/requireClassroomOfStudent.ts';
import { readRecord, readText } from '../http/readField.ts';
import { refuseLong } from '../http/refuseLong.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';
import { randomHex } from '../randomText.ts';
import type { StoredStudyQuestion } from '../store/Collections.ts';
import { classroomOfStudentId } from '../store/documentIds.ts';

export const STUDY_QUESTION_ROUTES: Route[] = [
  route(
    getQuestionCount,
    {
      example: { classId: 'c-elder-3', studentId: 'u-shen', classroomId: 'r-elder-45' },
    },
    (call) => ({
      questionTotal: String(listQuestions(call, requireClassroomOfStudent(call)).length),
    }),
  ),
  route(listStudyQuestions, { example: { classId: 'c-elder-3', classroomId: 'r-elder-45' } }, (call) => {
    const model = readRecord(call.payload, 'model');
    const author = readText(model, 'studentId');
    const found = listQuestions(call, requireClassroomOfStudent(call, { model })).filter(
      ({ studentId }) => author === '' || studentId === author,
    );
    return toPage(found.map(toRecord), call.payload);
  }),
  route(
    getQuestionDraft,
    {
      example: { classId: 'c-elder-3', studentId: 'u-shen', classroomId: 'r-elder-45' },
    },
    (call) => {
      const { classId, classroomId, student } = requireClassroomOfStudent(call);
      return call.store.get('questionDrafts', classroomOfStudentId(classId, classroomId, student.id)) ?? null;
    },
  ),
  route(
    submitQuestion,
    {
      example: {
        classId: 'c-elder-3',
        studentId: 'u-shen',
        courseId: 'k-elder',
        classroomId: 'r-elder-45',
        classroomName: '30° 侧卧与五处受压点检查',
        studentName: '沈雨薇',
        studentAvatarUrl: null,
        title: '先写一半',
        isDraft: true,
      },
    },
    (call) => {
      const { classId, classroomId, student } = requireClassroomOfStudent(call);
      const title = readText(call.payload, 'title');
      const isDraft = readText(call.payload, 'isDraft') === '1';
      const draftId = classroomOfStudentId(classId, classroomId, student.id);
      if (isDraft && title === '') {
        call.store.delete('questionDrafts', draftId);
        return true;
      }
      if (title === '') throw new RequestError(ERROR_CODES.badRequest, '请填写问题内容');
      refuseLong(title, limits.question, '问题');
      if (isDraft) {
        call.store.put('questionDrafts', draftId, { classId, classroomId, studentId: student.id, title });
        return true;
      }
      call.store.delete('questionDrafts', draftId);
      const id = `q-${randomHex(12)}`;
      // The token names the author, not the payload.
      call.store.put('studyQuestions', id, {
        id,
        classId,
        classroomId,
        studentId: student.id,
        studentName: student.realName,
        studentAvatar: student.avatar,
        title,
        answers: [],
        createdAt: call.now,
      });
      return true;
    },
  ),
];

function listQuestions({ store }: Call, { classId, classroomId }: ClassroomOfStudent): StoredStudyQuestion[] {
  return store
    .list('studyQuestions')
    .filter((question) => question.classId === classId && question.classroomId === classroomId)
    .sort((one, other) => other.createdAt - one.createdAt);
}

function toRecord({ answers, createdAt, ...question }: StoredStudyQuestion) {
  return {
    ...question,
    createdTime: toSchoolTime(createdAt),
    answerList: answers.map(({ answer, teacherName, createdAt: answeredAt }) => ({
      answer,
      teacherName,
      createdTime: toSchoolTime(answeredAt),
    })),
  };
}
