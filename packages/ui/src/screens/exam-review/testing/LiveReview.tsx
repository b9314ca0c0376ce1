import { type ComponentProps, useState } from 'react';
import { ExamReviewScreen } from '../ExamReviewScreen.tsx';

/** The screen with the current question in state. */
export function LiveReview(props: ComponentProps<typeof ExamReviewScreen>) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <ExamReviewScreen
      {...props}
      currentId={currentId}
      onMove={(questionId) => {
        setCurrentId(questionId);
        props.onMove(questionId);
      }}
    />
  );
}
