import type { Answer } from '@cloud-school/domain';
import { type ComponentProps, useState } from 'react';
import { QuestionAnswering } from '../QuestionAnswering.tsx';
import type { SubAnswers } from '../QuestionViews.ts';

interface LiveQuestionProps extends Omit<ComponentProps<typeof QuestionAnswering>, 'subAnswers'> {
  /** By the ids of sub-questions. */
  subAnswers?: Record<string, Answer>;
  onSubAnswer?: SubAnswers['onAnswer'];
}

function makeSubAnswers(first: Record<string, Answer>, onAnswer: SubAnswers['onAnswer']): SubAnswers {
  const answers = new Map(Object.entries(first));
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getAnswer: (id) => answers.get(id) ?? null,
    onAnswer(id, answer) {
      answers.set(id, answer);
      onAnswer(id, answer);
      for (const listener of listeners) listener();
    },
  };
}

/** A question that keeps its answers in state. */
export function LiveQuestion({ subAnswers, onSubAnswer, ...props }: LiveQuestionProps) {
  const [answer, setAnswer] = useState(props.answer);
  const [store] = useState(() => makeSubAnswers(subAnswers ?? {}, onSubAnswer ?? (() => undefined)));
  return (
    <QuestionAnswering
      {...props}
      answer={answer}
      subAnswers={store}
      onChange={(next) => {
        setAnswer(next);
        props.onChange(next);
      }}
    />
  );
}
