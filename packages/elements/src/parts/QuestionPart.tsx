import type { Answer, Question } from '@cloud-school/domain';
import { QuestionAnswering, QuestionReview, SingleKeysContext } from '@cloud-school/ui/questions';
import { useMemo, useSyncExternalStore } from 'react';

export interface QuestionPartProps {
  question: Question;
  /** Before the stem. */
  number?: number;
  /** By the id of the question, and of each sub-question; default: the saved ones. */
  answers?: Readonly<Record<string, Answer>>;
  isReadOnly?: boolean;
  /** With the right answer and the explanation of `question.solution`. */
  isReviewed?: boolean;
  /** A, B, C choose on the whole page: for a page with one question. */
  hasLetterKeys?: boolean;
  onAnswer: (id: string, answer: Answer) => void;
}

/** A question of any kind, to answer or to look at. */
export function QuestionPart({
  question,
  number = 1,
  answers,
  isReadOnly = false,
  ...rest
}: QuestionPartProps) {
  const { isReviewed = false, hasLetterKeys = false, onAnswer } = rest;
  const source = useMemo(() => createAnswers({ ...listSaved(question), ...answers }), [question, answers]);
  const read = () => source.getAnswer(question.id);
  const answer = useSyncExternalStore(source.subscribe, read, read);
  const change = (id: string, next: Answer) => {
    source.set(id, next);
    onAnswer(id, next);
  };
  if (isReviewed) return <QuestionReview number={number} question={{ ...question, savedAnswer: answer }} />;
  return (
    <SingleKeysContext value={hasLetterKeys}>
      <QuestionAnswering
        number={number}
        question={question}
        answer={answer}
        isReadOnly={isReadOnly}
        onChange={(next) => change(question.id, next)}
        subAnswers={{ ...source, onAnswer: change }}
      />
    </SingleKeysContext>
  );
}

/** Answers as an external store: one of a sub-question draws that alone. */
function createAnswers(given: Readonly<Record<string, Answer>>) {
  const answers = new Map(Object.entries(given));
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getAnswer: (id: string) => answers.get(id) ?? null,
    set: (id: string, answer: Answer) => {
      answers.set(id, answer);
      for (const listener of listeners) listener();
    },
  };
}

/** The answers that the server holds, of sub-questions from the one record of their question where they have none. */
function listSaved({ id, savedAnswer, subQuestions }: Question): Record<string, Answer> {
  const rows = [
    [id, savedAnswer] as const,
    ...subQuestions.map(
      (sub, index) => [sub.id, sub.savedAnswer ?? savedAnswer?.subAnswers?.[index]] as const,
    ),
  ];
  return Object.fromEntries(rows.flatMap(([key, answer]) => (answer ? [[key, answer]] : [])));
}
