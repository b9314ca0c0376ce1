import type { AnswerSource, Submission } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { formatRefused } from '../notice/formatRefused.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { formatFailure } from './formatFailure.ts';

interface FailureDialogProps {
  isOpen: boolean;
  submission: Submission;
  source: AnswerSource;
  entries: readonly NumberedQuestion[];
  onClose: () => void;
  onSubmit: (options?: { isWithoutRefused: boolean }) => void;
  onSignIn: () => void;
}

/** A failed hand-in: which answers are safe or refused, and another try. */
export function FailureDialog({
  isOpen,
  submission,
  source,
  entries,
  onClose,
  onSubmit,
  onSignIn,
}: FailureDialogProps) {
  const { failureTitle, handIn, saved } = useAnsweringWords();
  const { answered } = useSyncExternalStore(source.subscribe, source.getProgress, source.getProgress);
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary, source.getSaveSummary);
  const { reason, refused } = submission;
  const safe = formatFailure({ saved: saved ?? undefined, answered, summary, submission });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      tone="danger"
      title={failureTitle}
      description={
        reason === 'refused'
          ? `${formatRefused(refused, entries)}您可以修改后再${handIn}，或者不带这些答案${handIn}。`
          : safe
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {reason === 'refused' ? '返回修改' : '稍后再试'}
          </Button>
          {reason === 'refused' && (
            <Button onClick={() => onSubmit({ isWithoutRefused: true })}>不带这些答案{handIn}</Button>
          )}
          {reason === 'expired' && <Button onClick={onSignIn}>重新登录</Button>}
          {reason !== 'refused' && reason !== 'expired' && (
            <Button onClick={() => onSubmit()}>重新提交</Button>
          )}
        </>
      }
    />
  );
}
