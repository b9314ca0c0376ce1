import type { ExamKind } from '@cloud-school/domain';

/** What the answering screen calls the exam, its hand-in and what both lead to (EXAM-07, EXAM-08). */
export interface AnsweringWords {
  /** The exam, also where its title is unknown. */
  name: string;
  submit: string;
  isSubmitting: string;
  /** The hand-in of the student, as a verb. */
  handIn: string;
  /** The system's. */
  collect: string;
  submitTitle: string;
  exitQuestion: string;
  failureTitle: string;
  /** What happens by itself when the time is over. */
  automaticSubmit: string;
  afterSubmit: string;
  /** An answer that is where it belongs before the hand-in; null in the practice room, which saves nothing. */
  saved: string | null;
}

export const answeringWords: Record<ExamKind, AnsweringWords> = {
  test: {
    name: '测试',
    submit: '交卷',
    isSubmitting: '正在交卷',
    handIn: '交卷',
    collect: '收卷',
    submitTitle: '交卷',
    exitQuestion: '当前测试未提交，确定要退出吗？',
    failureTitle: '提交失败，请联系管理员',
    automaticSubmit: '自动交卷',
    afterSubmit: '交卷后不能修改',
    saved: '已保存',
  },
  homework: {
    name: '作业',
    submit: '提交作业',
    isSubmitting: '正在提交',
    handIn: '提交',
    collect: '收取',
    submitTitle: '提交作业',
    exitQuestion: '当前作业未提交，确定要退出吗？',
    failureTitle: '提交失败，请联系管理员',
    automaticSubmit: '自动提交',
    afterSubmit: '提交后不能修改',
    saved: '已保存',
  },
};

/** The wording; answers that are collected stay on this device until the one send (EXAM-11). */
export const toAnsweringWords = (kind: ExamKind, isCollected: boolean): AnsweringWords =>
  isCollected ? { ...answeringWords[kind], saved: '已存本机' } : answeringWords[kind];
