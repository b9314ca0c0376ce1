import { useMemo, useState } from 'react';
import type { AnsweringNavigation } from '../AnsweringProps.ts';
import { ExamAnsweringScreen, type ExamAnsweringScreenProps } from '../ExamAnsweringScreen.tsx';
import { makeAttempt, type AttemptArgs } from './makeAttempt.ts';

type LiveExamProps = Omit<ExamAnsweringScreenProps, 'attempt' | 'navigation'> &
  AttemptArgs &
  AnsweringNavigation;

/** The screen with answers in memory instead of the exam engine: it answers, marks, moves and switches keys. */
export function LiveExam(props: LiveExamProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  const [areOn, setAreOn] = useState(props.singleKeys.areOn);
  const attempt = useMemo(() => makeAttempt(props), [props]);
  return (
    <ExamAnsweringScreen
      {...props}
      attempt={attempt}
      singleKeys={{
        areOn,
        onChange: (next) => {
          setAreOn(next);
          props.singleKeys.onChange(next);
        },
      }}
      navigation={{
        ...props,
        currentId,
        onMove: (questionId) => {
          setCurrentId(questionId);
          props.onMove(questionId);
        },
      }}
    />
  );
}
