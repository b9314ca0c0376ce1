import {
  type Endpoint,
  type ExamQuery,
  finishTest,
  getHomeworkDetail,
  getTestDetail,
  listHomeworkLogs,
  listTestLogs,
  submitHomework,
} from '@cloud-school/api-client';
import type { AnswerLog, ExamDetail, ExamKind, FinishResult } from '@cloud-school/domain';

interface ExamCalls {
  getDetail: Endpoint<ExamQuery, ExamDetail | null>;
  listLogs: Endpoint<{ workId: string }, AnswerLog[]>;
  finish: Endpoint<{ workId: string; answerLogId: string }, FinishResult>;
}

/** The calls in which the kinds differ. Paper, start and saves are the same; reviews are loaded by their page. */
export const examCalls: Record<ExamKind, ExamCalls> = {
  test: { getDetail: getTestDetail, listLogs: listTestLogs, finish: finishTest },
  homework: { getDetail: getHomeworkDetail, listLogs: listHomeworkLogs, finish: submitHomework },
};
