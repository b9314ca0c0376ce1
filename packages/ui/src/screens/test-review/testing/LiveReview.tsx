import { type ComponentProps, useState } from 'react';
import { TestReviewScreen } from '../TestReviewScreen.tsx';

/** The screen with a memory of where it is, for stories. */
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
