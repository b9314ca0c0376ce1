import type { ExamKind } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';

/** What the finished screen calls the exam and its hand-in (EXAM-09). */
export const finishedWords: Record<
  ExamKind,
  { name: string; heading: string; markedBy: string; submitted: string }
> = {
  test: {
    name: '测试',
    heading: '您已完成本次测试',
    markedBy: '本测试为人工批阅，老师批阅后才能查看结果。',
    submitted: '交卷',
  },
  homework: {
    name: '作业',
    heading: '您已完成本次作业',
    markedBy: '本作业为人工批阅，老师批阅后才能查看结果。',
    submitted: '提交',
  },
};

/** Whether the time ran out before anything was answered. */
export const isEmptyTimeOut = ({ endedBy, hasAnswers }: FinishedExam): boolean =>
  endedBy === 'time' && hasAnswers === false;

/** Who was handed in by the end of the time has completed nothing: the heading says what went. */
export function toFinishedHeading(kind: ExamKind, exam: FinishedExam): string {
  if (exam.endedBy !== 'time') return finishedWords[kind].heading;
  if (isEmptyTimeOut(exam)) return '时间到了，一题也没有答';
  if (exam.answered === null) return '时间到了，已经自动交卷';
  return exam.answered > 0 ? `时间到了，交上了 ${exam.answered} 题` : '时间到了，没有答完一题';
}
