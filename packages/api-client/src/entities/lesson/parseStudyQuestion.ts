import type { QuestionAnswer, StudyQuestion } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import { asRecord, jsonList, optionalText, readItems, readPicture, text } from '../read.ts';
import { optionalTitle } from '../readTitle.ts';

/** Reads a question with its answers; an answer without words is left out. */
export function parseStudyQuestion(item: unknown): StudyQuestion {
  const record = asRecord(item, 'Question');
  return {
    id: text(record.id, 'Question id'),
    title: optionalTitle(record.title) ?? '',
    studentId: optionalText(record.studentId),
    studentName: optionalText(record.studentName) ?? '匿名学员',
    studentAvatarUrl: readPicture(record.studentAvatar),
    createdAt: parseDateTime(record.createdTime),
    answers: readItems(jsonList(record.answerList), parseAnswer),
  };
}

function parseAnswer(item: unknown): QuestionAnswer {
  const record = asRecord(item, 'Answer');
  return {
    text: text(record.answer, 'Answer text'),
    teacherName: optionalText(record.teacherName) ?? '老师',
    createdAt: parseDateTime(record.createdTime),
  };
}
