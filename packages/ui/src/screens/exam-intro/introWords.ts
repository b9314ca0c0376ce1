import type { ExamKind } from '@cloud-school/domain';

interface IntroWords {
  name: string;
  requirements: string;
  loading: string;
  failed: string;
  missing: string;
  openAttempt: string;
  automaticSubmit: string;
}

/** What the intro calls the exam (EXAM-01). */
export const introWords: Record<ExamKind, IntroWords> = {
  test: {
    name: '测试',
    requirements: '测试要求',
    loading: '正在打开测试',
    failed: '测试加载失败',
    missing: '没有找到这个测试',
    openAttempt: '有一次没有交卷的作答',
    automaticSubmit: '自动交卷',
  },
  homework: {
    name: '作业',
    requirements: '作业要求',
    loading: '正在打开作业',
    failed: '作业加载失败',
    missing: '没有找到这份作业',
    openAttempt: '有一次没有提交的作答',
    automaticSubmit: '自动提交',
  },
};
