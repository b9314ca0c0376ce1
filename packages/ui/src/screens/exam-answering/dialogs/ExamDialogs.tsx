import type { ExamClock, Submission } from '@cloud-school/engine';
import { useState, useSyncExternalStore } from 'react';
import type { NumberedPaper } from '../../../answer-card/numberPaper.ts';
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog.tsx';
import { DialogEntryContext } from '../../../theme/DialogEntryContext.ts';
import type { AnsweringAttempt, AnsweringNavigation } from '../AnsweringProps.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import type { SingleKeys } from '../keys/SingleKeys.ts';
import { CardSheet } from './CardSheet.tsx';
import { ExitDialog } from './ExitDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';

/** Which dialog is open; a failed hand-in opens its own. */
export type OpenDialog = 'submit' | 'exit' | 'take-over' | 'card' | 'keys' | null;

interface ExamDialogsProps {
  open: OpenDialog;
  setOpen: (open: OpenDialog) => void;
  numbered: NumberedPaper;
  attempt: AnsweringAttempt;
  navigation: Pick<AnsweringNavigation, 'onExit' | 'onSignIn'>;
  clock: ExamClock | null;
  currentId: string;
  singleKeys: SingleKeys;
  isReadOnly: boolean;
  isBusy: boolean;
  /** Moves the focus to the shown question, after a jump. */
  focusStem: () => void;
  onPick: (questionId: string) => void;
  /** The hand-in of the answer card. */
  onSubmit: () => void;
}

/** All dialogs of the answering page; one module, loaded after the first view. */
export function ExamDialogs(props: ExamDialogsProps) {
  const { open, setOpen, numbered, attempt, navigation, clock, isBusy } = props;
  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission, attempt.getSubmission);
  const [isJumping, setIsJumping] = useState(false);
  // Until this window takes answers, its dialog keeps keys from a page that would ignore them.
  const [isTakingOver, setIsTakingOver] = useState(false);
  const [postponed, setPostponed] = useState<Pick<Submission, 'reason' | 'isLocked'> | null>(null);
  const isFailed = submission.step === 'failed';
  // The next failure opens the dialog again. At the end of the time the hand-in is retried by itself: a failure that the
  // student has put off stays put off until another reason or another press, or until the paper opens again: then nothing was
  // handed in.
  if (!isFailed && postponed !== null && submission.trigger !== 'time-up') setPostponed(null);
  const isPostponed = submission.reason === postponed?.reason && submission.isLocked === postponed.isLocked;
  const submit = (options?: { isWithoutRefused: boolean }) => {
    setPostponed(null);
    attempt.submit('click', options);
  };
  const close = () => {
    setIsJumping(false);
    setOpen(null);
  };
  const moveFocusOnClose = isJumping && open === null ? props.focusStem : undefined;
  const closeAnd = (action: () => void) => () => {
    close();
    action();
  };
  const takeOver = () => {
    setIsTakingOver(true);
    void attempt.takeOver().finally(() => {
      setIsTakingOver(false);
      close();
    });
  };
  const pick = (questionId: string) => {
    close();
    setIsJumping(true);
    props.onPick(questionId);
  };
  return (
    <>
      <SubmitDialog
        isOpen={open === 'submit'}
        entries={numbered.entries}
        source={attempt}
        clock={clock}
        onPick={pick}
        onSubmit={closeAnd(submit)}
        onClose={close}
        moveFocusOnClose={moveFocusOnClose}
      />
      {/* Back opens it: the guard of the page is its entry. */}
      <DialogEntryContext value={null}>
        <ExitDialog
          isOpen={open === 'exit'}
          source={attempt}
          clock={clock}
          isReadOnly={props.isReadOnly}
          onExit={closeAnd(navigation.onExit)}
          onClose={close}
        />
      </DialogEntryContext>
      <ConfirmDialog
        isOpen={open === 'take-over'}
        title="改在这里作答？"
        description="另一个窗口会变只读，已存的答案都带过来。"
        confirmLabel="改在这里"
        isBusy={isTakingOver}
        onConfirm={takeOver}
        onCancel={close}
      />
      <KeysDialog
        isOpen={open === 'keys'}
        hasClock={clock !== null}
        singleKeys={props.singleKeys}
        onClose={close}
      />
      <FailureDialog
        isOpen={isFailed && !isPostponed}
        submission={submission}
        source={attempt}
        entries={numbered.entries}
        onClose={() => setPostponed(submission)}
        onSubmit={submit}
        onSignIn={navigation.onSignIn}
      />
      <CardSheet
        isOpen={open === 'card'}
        groups={numbered.groups}
        total={numbered.entries.length}
        source={attempt}
        currentId={props.currentId}
        isBusy={isBusy}
        isReadOnly={props.isReadOnly}
        onPick={pick}
        onSubmit={closeAnd(props.onSubmit)}
        onOpenKeys={() => setOpen('keys')}
        onClose={close}
        moveFocusOnClose={moveFocusOnClose}
      />
    </>
  );
}
