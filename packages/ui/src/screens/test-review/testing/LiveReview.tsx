import { type ComponentProps, useState } from 'react';
import { TestReviewScreen } from '../TestReviewScreen.tsx';

/** The screen with the current question in state. */
export function LiveReview(props: ComponentProps<typeof TestReviewScreen>) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <TestReviewScreen
      {...props}
      currentId={currentId}
      onMove={(questionId) => {
        setCurrentId(questionId);
        props.onMove(questionId);
      }}
    />
  );
}
