import { useState, useSyncExternalStore } from 'react';
import type { AnswerSource } from '../../answer-card/AnswerSource.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { failureWords } from './failureWords.ts';
import type { Submission } from './Submission.ts';

interface FailureDialogProps {
  submission: Submission;
  source: AnswerSource;
  isLocked: boolean;
  onSubmit: () => void;
  onSignIn: () => void;
}

/** A hand-in that failed: what is safe, and another try. */
export function FailureDialog({ submission, source, isLocked, onSubmit, onSignIn }: FailureDialogProps) {
  const { answered } = useSyncExternalStore(source.subscribe, source.getProgress);
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary);
  const [isPutOff, setIsPutOff] = useState(false);
  const isFailed = submission.step === 'failed';
  // The next failure is asked about again.
  if (!isFailed && isPutOff) setIsPutOff(false);
  const putOff = () => setIsPutOff(true);
  const isExpired = submission.reason === 'expired';
  return (
    <Dialog
      isOpen={isFailed && !isPutOff}
      onClose={putOff}
      tone="danger"
      title="提交失败，请联系管理员"
      description={failureWords({ answered, summary, reason: submission.reason, isLocked })}
      actions={
        <>
          <Button variant="secondary" onClick={putOff}>
            稍后再试
          </Button>
          <Button onClick={isExpired ? onSignIn : onSubmit}>{isExpired ? '重新登录' : '重新提交'}</Button>
        </>
      }
    />
  );
}
