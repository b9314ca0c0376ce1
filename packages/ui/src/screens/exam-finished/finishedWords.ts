import type { ExamKind } from '@cloud-school/domain';

/** What the finished screen calls the exam and its hand-in (EXAM-09). */
export const finishedWords: Record<
  ExamKind,
  { name: string; heading: string; markedBy: string; submitted: string }
> = {
  test: { name: '测试', heading: '您已完成本次测试', markedBy: '本测试为人工批阅，', submitted: '交卷' },
  homework: { name: '作业', heading: '您已完成本次作业', markedBy: '本作业为人工批阅，', submitted: '提交' },
};
