import type { AnswerSource } from '../../answer-card/AnswerSource.ts';
import type { ExamClock } from '../../answer-card/ExamClock.ts';
import type { NumberedPaper } from '../../answer-card/numberPaper.ts';
import { ConfirmDialog } from '../../primitives/dialog/ConfirmDialog.tsx';
import { CardSheet } from './CardSheet.tsx';
import { ExitDialog } from './ExitDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import type { Submission } from './Submission.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { OpenDialog } from './useExamDialogs.ts';

interface ExamDialogsProps {
  open: OpenDialog;
  setOpen: (open: OpenDialog) => void;
  numbered: NumberedPaper;
  source: AnswerSource;
  clock: ExamClock | null;
  currentId: string;
  submission: Submission;
  isLocked: boolean;
  isReadOnly: boolean;
  isBusy: boolean;
  onPick: (questionId: string) => void;
  onSubmit: () => void;
  onExit: () => void;
  onTakeOver: () => void;
  onSignIn: () => void;
}

/** Everything that lies over the answering page; one module, fetched after the first view. */
export function ExamDialogs(props: ExamDialogsProps) {
  const { open, setOpen, numbered, source, clock, submission, isBusy } = props;
  const close = () => setOpen(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  const pick = (questionId: string) => {
    close();
    props.onPick(questionId);
  };
  return (
    <>
      <SubmitDialog
        // The time running out hands in by itself: the question is no longer asked.
        isOpen={open === 'submit' && !isBusy}
        entries={numbered.entries}
        source={source}
        clock={clock}
        onPick={pick}
        onSubmit={closeAnd(props.onSubmit)}
        onClose={close}
      />
      <ExitDialog
        isOpen={open === 'exit'}
        source={source}
        clock={clock}
        isReadOnly={props.isReadOnly}
        onExit={closeAnd(props.onExit)}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'take-over'}
        title="改在这里作答？"
        description="另一个窗口会变只读，已存的答案都带过来。"
        confirmLabel="改在这里"
        onConfirm={closeAnd(props.onTakeOver)}
        onCancel={close}
      />
      <FailureDialog
        submission={submission}
        source={source}
        isLocked={props.isLocked}
        onSubmit={props.onSubmit}
        onSignIn={props.onSignIn}
      />
      <CardSheet
        isOpen={open === 'card'}
        groups={numbered.groups}
        total={numbered.entries.length}
        source={source}
        currentId={props.currentId}
        isBusy={isBusy}
        isReadOnly={props.isReadOnly}
        onPick={pick}
        onSubmit={() => setOpen('submit')}
        onClose={close}
      />
    </>
  );
}
