import { type ComponentProps, useState } from 'react';
import { QuestionAnswering } from '../QuestionAnswering.tsx';

/** A question that keeps its answer in state. */
export function LiveQuestion(props: ComponentProps<typeof QuestionAnswering>) {
  const [answer, setAnswer] = useState(props.answer);
  return (
    <QuestionAnswering
      {...props}
      answer={answer}
      onChange={(next) => {
        setAnswer(next);
        props.onChange(next);
      }}
    />
  );
}
