/** A chunk of its own: the practice room shows it after the hand-in, and answering must not load it. */
export const loadExamReviewScreen = () => import('./ExamReviewScreen.tsx');
