import { formatMinutes } from '@cloud-school/domain';
import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { Bookmark, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { theme } from '../../../theme/theme.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { JumpTiles } from './JumpTiles.tsx';

interface SubmitDialogProps {
  isOpen: boolean;
  entries: NumberedQuestion[];
  source: AnswerSource;
  clock: ExamClock | null;
  onPick: (questionId: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  moveFocusOnClose: (() => void) | undefined;
}

/** Confirms the hand-in and shows what is missing. */
export function SubmitDialog({
  isOpen,
  entries,
  source,
  clock,
  onPick,
  onSubmit,
  onClose,
  moveFocusOnClose,
}: SubmitDialogProps) {
  const words = useAnsweringWords();
  const { unanswered, marked } = useSyncExternalStore(
    source.subscribe,
    source.getProgress,
    source.getProgress,
  );
  const { unsavedCount } = useSyncExternalStore(
    source.subscribe,
    source.getSaveSummary,
    source.getSaveSummary,
  );
  const unsaved = unsavedCount > 0 ? `，${unsavedCount} 题还没传上去，提交时先保存` : `，都${words.saved}`;
  const saved = words.saved === null ? '' : unsaved;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      moveFocusOnClose={moveFocusOnClose}
      title={words.submitTitle}
      description={unanswered > 0 ? '您还有未作答的题目，确定要提交吗？' : '确定要提交吗？'}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {unanswered > 0 ? '继续答题' : '再看看'}
          </Button>
          <Button onClick={onSubmit}>{words.submit}</Button>
        </>
      }
    >
      {unanswered > 0 ? (
        <>
          <Line>
            <b>未答 {unanswered} 题</b>
            {clock && <RemainingTimeText clock={clock} />}
          </Line>
          <JumpTiles
            entries={entries.filter(({ question }) => !source.getTile(question.id).isAnswered)}
            onPick={onPick}
          />
        </>
      ) : (
        <Done>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
          <span>
            {entries.length} 题全部作答{saved}
          </span>
        </Done>
      )}
      {marked > 0 && (
        <Marked>
          <Bookmark size={16} aria-hidden />
          <span>另有</span> <b>{marked}</b> <span>题标记过</span>
        </Marked>
      )}
    </Dialog>
  );
}

function RemainingTimeText({ clock }: { clock: ExamClock }) {
  const { seconds } = useSyncExternalStore(clock.subscribe, clock.get, clock.get);
  return <Remaining>剩余 {formatMinutes(seconds)}</Remaining>;
}

const Remaining = styled.span`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
  b {
    font: ${theme.type.bodyStrong};
  }
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.success.ink};
`;

const Marked = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.accent.ink};
  svg {
    flex: none;
  }
`;
