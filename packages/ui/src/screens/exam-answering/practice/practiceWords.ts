import type { AnsweringWords } from '../words/answeringWords.ts';

/** The wording of the practice room: nothing is saved or sent. */
export const practiceWords: AnsweringWords = {
  name: '练习',
  submit: '交卷',
  isSubmitting: '正在交卷',
  handIn: '交卷',
  collect: '收卷',
  submitTitle: '确定要交卷吗？',
  exitQuestion: '练习不保存，确定要退出吗？',
  failureTitle: '没有交成',
  automaticSubmit: '自动交卷',
  afterSubmit: '交卷后看对错',
  saved: null,
};
