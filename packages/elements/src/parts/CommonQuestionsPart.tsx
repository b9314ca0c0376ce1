import { CommonQuestions, type CommonQuestionsProps } from '@cloud-school/ui';

export interface CommonQuestionsPartProps extends Pick<CommonQuestionsProps, 'questions'> {
  /** The question that starts open; default: the first one. */
  questionId?: string;
}

/** Questions and their answers, one open at a time. */
export const CommonQuestionsPart = ({ questions, questionId }: CommonQuestionsPartProps) => (
  <CommonQuestions questions={questions} questionId={questionId ?? null} />
);
