import { useMemo, useState } from 'react';
import type { AnsweringNavigation } from '../AnsweringProps.ts';
import { PracticeScreen, type PracticeScreenProps } from '../practice/PracticeScreen.tsx';
import { makeAttempt, type AttemptArgs } from './makeAttempt.ts';

type LivePracticeProps = Omit<PracticeScreenProps, 'attempt' | 'navigation'> &
  AttemptArgs &
  Pick<AnsweringNavigation, 'currentId' | 'onBoundary' | 'onExit'>;

/** The practice screen with answers in memory instead of the exam engine. */
export function LivePractice(props: LivePracticeProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  const attempt = useMemo(() => makeAttempt(props), [props]);
  return (
    <PracticeScreen {...props} attempt={attempt} navigation={{ ...props, currentId, onMove: setCurrentId }} />
  );
}
