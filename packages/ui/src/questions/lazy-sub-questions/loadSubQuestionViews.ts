/** Fetches the views of the kinds with sub-questions, which few papers have. */
export const loadSubQuestionViews = async () =>
  (await import('../sub-questions/subQuestionViews.ts')).subQuestionViews;
