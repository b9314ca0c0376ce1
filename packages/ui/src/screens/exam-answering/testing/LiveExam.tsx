import type { Answer } from '@cloud-school/domain';
import { useState } from 'react';
import type { MemoryAnswerSource } from '../../../answer-card/testing/makeAnswerSource.ts';
import { ExamAnsweringScreen, type ExamAnsweringScreenProps } from '../ExamAnsweringScreen.tsx';

interface LiveExamProps extends ExamAnsweringScreenProps {
  source: MemoryAnswerSource;
}

/** The screen with answers in memory instead of the exam engine: it answers, marks, moves and switches keys. */
export function LiveExam(props: LiveExamProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  const [areOn, setAreOn] = useState(props.singleKeys.areOn);
  return (
    <ExamAnsweringScreen
      {...props}
      singleKeys={{
        areOn,
        onChange: (next) => {
          setAreOn(next);
          props.singleKeys.onChange(next);
        },
      }}
      currentId={currentId}
      onMove={(questionId) => {
        setCurrentId(questionId);
        props.onMove(questionId);
      }}
      onAnswer={(questionId, answer: Answer) => {
        props.source.answer(questionId, answer);
        props.onAnswer(questionId, answer);
      }}
      onMark={(questionId, isMarked) => {
        props.source.mark(questionId, isMarked);
        props.onMark(questionId, isMarked);
      }}
    />
  );
}
