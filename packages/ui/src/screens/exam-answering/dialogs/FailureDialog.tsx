import type { AnswerSource, Submission } from '@cloud-school/engine';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { formatFailure } from './formatFailure.ts';

interface FailureDialogProps {
  submission: Submission;
  source: AnswerSource;
  onSubmit: () => void;
  onSignIn: () => void;
}

/** A failed hand-in: which answers are safe, and another try. */
export function FailureDialog({ submission, source, onSubmit, onSignIn }: FailureDialogProps) {
  const { failureTitle, saved } = useAnsweringWords();
  const { answered } = useSyncExternalStore(source.subscribe, source.getProgress);
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary);
  const [isPostponed, setIsPostponed] = useState(false);
  const isFailed = submission.step === 'failed';
  // The next failure opens the dialog again.
  if (!isFailed && isPostponed) setIsPostponed(false);
  const postpone = () => setIsPostponed(true);
  const isExpired = submission.reason === 'expired';
  return (
    <Dialog
      isOpen={isFailed && !isPostponed}
      onClose={postpone}
      tone="danger"
      title={failureTitle}
      description={formatFailure({ saved: saved ?? undefined, answered, summary, submission })}
      actions={
        <>
          <Button variant="secondary" onClick={postpone}>
            稍后再试
          </Button>
          <Button onClick={isExpired ? onSignIn : onSubmit}>{isExpired ? '重新登录' : '重新提交'}</Button>
        </>
      }
    />
  );
}
