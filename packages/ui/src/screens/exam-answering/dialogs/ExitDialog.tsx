import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { theme } from '../../../theme/theme.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { formatExitNote } from './formatExitNote.ts';

interface ExitDialogProps {
  isOpen: boolean;
  source: AnswerSource;
  clock: ExamClock | null;
  isReadOnly: boolean;
  onExit: () => void;
  onClose: () => void;
}

/** Confirms leaving without handing in; staying is the primary action, and Enter does it. */
export function ExitDialog({ isOpen, source, clock, isReadOnly, onExit, onClose }: ExitDialogProps) {
  const { exitQuestion, automaticSubmit, saved } = useAnsweringWords();
  const { answered } = useSyncExternalStore(source.subscribe, source.getProgress, source.getProgress);
  const summary = useSyncExternalStore(source.subscribe, source.getSaveSummary, source.getSaveSummary);
  const stay = useRef<HTMLButtonElement>(null);
  const remaining = clock ? clock.get() : null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="退出提示"
      description={exitQuestion}
      initialFocus={stay}
      actions={
        <>
          <Button variant="secondary" onClick={onExit}>
            退出
          </Button>
          <Button ref={stay} onClick={onClose}>
            {isReadOnly ? '继续查看' : '继续答题'}
          </Button>
        </>
      }
    >
      {saved !== null && (
        <Note>{formatExitNote({ answered, summary, remaining, automaticSubmit, saved })}</Note>
      )}
    </Dialog>
  );
}

const Note = styled.p`
  margin-top: -${theme.space[2]};
  color: ${theme.color.text.secondary};
`;
