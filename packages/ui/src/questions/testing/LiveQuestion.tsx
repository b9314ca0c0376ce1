import { type ComponentProps, useState } from 'react';
import { QuestionAnswering } from '../QuestionAnswering.tsx';

/** A question that remembers its answer, for stories. */
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
