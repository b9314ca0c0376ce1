import { History } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { formatOpenAttempt } from './formatOpenAttempt.ts';
import type { OpenAttempt } from './OpenAttempt.ts';
import { withoutClock } from './withoutClock.ts';

interface OpenAttemptNoteProps {
  attempt: OpenAttempt;
  questionCount: number | null;
  /** The note's first line. */
  title: string;
  automaticSubmit: string;
}

/** An attempt that runs: what of it is saved, and when its time ends. */
export function OpenAttemptNote({ attempt, questionCount, title, automaticSubmit }: OpenAttemptNoteProps) {
  const { clock } = attempt;
  // Renders again when the time is over.
  const isOver = () => clock?.get().seconds === 0;
  useSyncExternalStore(clock?.subscribe ?? withoutClock, isOver, isOver);
  return (
    <Note>
      <History size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{formatOpenAttempt(attempt, { questionCount, automaticSubmit })}</p>
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.action.tint};
  svg {
    flex: none;
    color: ${theme.color.action.base};
  }
  b {
    font: ${theme.type.bodyStrong};
  }
  p {
    color: ${theme.color.text.secondary};
  }
`;
