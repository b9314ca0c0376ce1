/** Questions, answer cards and the screens of exams, as `@cloud-school/ui/questions`. */

export { QuestionAnswering, type QuestionAnsweringProps } from './questions/QuestionAnswering.tsx';
export type { SubAnswers } from './questions/QuestionViews.ts';
export { SingleKeysContext } from './questions/SingleKeysContext.ts';
export { QuestionReview, type QuestionReviewProps } from './questions/QuestionReview.tsx';
export { AnswerCard, type AnswerCardProps } from './answer-card/AnswerCard.tsx';
export { AnswerTile, type AnswerTileProps } from './answer-card/AnswerTile.tsx';
export { CardGroup, type CardGroupProps } from './answer-card/CardGroup.tsx';
export { numberPaper, type NumberedGroup } from './answer-card/numberPaper.ts';
export { ReviewAnswerCard, type ReviewAnswerCardProps } from './answer-card/ReviewAnswerCard.tsx';
export { ReviewTile, type ReviewTileProps } from './answer-card/ReviewTile.tsx';
export { TileLegend, type TileLegendProps } from './answer-card/TileLegend.tsx';
export {
  ExamAnsweringScreen,
  type ExamAnsweringScreenProps,
} from './screens/exam-answering/ExamAnsweringScreen.tsx';
export type {
  AnsweringAttempt,
  AnsweringNavigation,
  AnsweringProps,
} from './screens/exam-answering/AnsweringProps.ts';
export type { SingleKeys } from './screens/exam-answering/keys/SingleKeys.ts';
export type { UnsentAnswersOffer } from './screens/exam-answering/notice/UnsentAnswersOffer.ts';
export { useUnsentAnswers } from './screens/exam-answering/notice/useUnsentAnswers.ts';
export {
  PracticeScreen,
  type PracticeScreenProps,
} from './screens/exam-answering/practice/PracticeScreen.tsx';
export { ExamFinishedScreen } from './screens/exam-finished/ExamFinishedScreen.tsx';
export type { ExamFinishedScreenProps } from './screens/exam-finished/ExamFinishedProps.ts';
export { ExamIntroScreen, type ExamIntroScreenProps } from './screens/exam-intro/ExamIntroScreen.tsx';
export type { OpenAttempt } from './screens/exam-intro/OpenAttempt.ts';
export type { ExamReviewScreenProps } from './screens/exam-review/ExamReviewScreen.tsx';
export { loadExamReviewScreen } from './screens/exam-review/loadExamReviewScreen.ts';
export { ReviewLoading, type ReviewLoadingProps } from './screens/exam-review/ReviewLoading.tsx';
export { MistakesScreen, type MistakesScreenProps } from './screens/mistakes/MistakesScreen.tsx';
export { examRound, listDue, type MistakeFilter, nextRound } from './screens/mistakes/mistakeView.ts';
