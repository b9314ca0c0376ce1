import type { Paper } from '@cloud-school/domain';
import type { ExamAttempt } from '@cloud-school/engine';
import type { PracticePurpose } from '@cloud-school/ui';
import { PracticeScreen } from '@cloud-school/ui/questions';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSingleKeysSetting } from '../../features/exam/useSingleKeysSetting.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

interface PracticeAnsweringProps {
  paper: Paper;
  attempt: ExamAttempt;
  onHandedIn: () => void;
  onExit: () => void;
  purpose: PracticePurpose;
}

/** Connects the practice screen with its attempt. */
export function PracticeAnswering({ paper, attempt, onHandedIn, onExit, purpose }: PracticeAnsweringProps) {
  const { toasts } = usePortal();
  const singleKeys = useSingleKeysSetting();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission);
  const isDone = submission.step === 'done';
  const showReview = useEffectEvent(onHandedIn);
  useEffect(() => {
    if (isDone) showReview();
  }, [isDone]);
  return (
    <PracticeScreen
      paper={paper}
      attempt={attempt}
      navigation={{
        currentId,
        onMove: setCurrentId,
        onBoundary: (message) => toasts.show('danger', message),
        onExit,
      }}
      singleKeys={singleKeys}
      purpose={purpose}
    />
  );
}
