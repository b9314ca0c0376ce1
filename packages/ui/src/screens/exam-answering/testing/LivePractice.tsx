import { type ComponentProps, useState } from 'react';
import type { MemoryAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { PracticeScreen } from '../practice/PracticeScreen.tsx';

interface LivePracticeProps extends ComponentProps<typeof PracticeScreen> {
  source: MemoryAnswerSource;
}

/** The practice screen with answers in memory instead of the exam engine. */
export function LivePractice(props: LivePracticeProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <PracticeScreen
      {...props}
      currentId={currentId}
      onMove={setCurrentId}
      onAnswer={(questionId, answer) => props.source.answer(questionId, answer)}
      onMark={(questionId, isMarked) => props.source.mark(questionId, isMarked)}
    />
  );
}
