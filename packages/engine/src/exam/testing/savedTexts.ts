import type { ExamHarness } from './createExamHarness.ts';

/** The texts that the server holds for a question; undefined before the first save. */
export const savedTexts = (harness: ExamHarness, id: string): string[] | undefined =>
  harness.server.answers.get(id)?.answer.texts;
