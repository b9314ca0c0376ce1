import type { Answer, Paper } from '@cloud-school/domain';
import type { AnswerSource, Submission } from '@cloud-school/engine';
import type { TileState } from '@cloud-school/engine';
import { Blocks } from 'lucide-react';
import { useMemo } from 'react';
import { numberPaper } from '../../../answer-card/numberPaper.ts';
import { PracticeBanner } from '../../../layout/practice-banner/PracticeBanner.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { SavingContext } from '../../../questions/hint/SavingContext.ts';
import { SingleKeysContext } from '../../../questions/SingleKeysContext.ts';
import { Answering } from '../Answering.tsx';
import type { SingleKeys } from '../keys/SingleKeys.ts';
import { AnsweringWordsContext } from '../words/useAnsweringWords.ts';
import { practiceWords } from './practiceWords.ts';
import { TrialsCard } from './TrialsCard.tsx';
import { useTrials } from './useTrials.ts';

interface PracticeScreenProps {
  /** A sample of every question type. */
  paper: Paper;
  source: AnswerSource;
  /** The first question where null. */
  currentId: string | null;
  submission: Submission;
  onMove: (questionId: string) => void;
  onAnswer: (questionId: string, answer: Answer) => void;
  onMark: (questionId: string, isMarked: boolean) => void;
  singleKeys: SingleKeys;
  onBoundary: (message: string) => void;
  onSubmit: () => void;
  onExit: () => void;
}

const doNothing = () => undefined;

/** The answering screen with a sample paper: nothing is saved, no clock runs, and a card lists what to try. */
export function PracticeScreen({ onMove, onAnswer, onMark, ...rest }: PracticeScreenProps) {
  const { paper, currentId, onExit } = rest;
  const ids = useMemo(() => numberPaper(paper).entries.map(({ question }) => question.id), [paper]);
  const source = useMemo(() => withoutSaves(rest.source), [rest.source]);
  const { done, record } = useTrials();
  return (
    <SavingContext value={false}>
      <AnsweringWordsContext value={practiceWords}>
        <SingleKeysContext value={rest.singleKeys.areOn}>
          <Answering
            {...rest}
            source={source}
            kind="test"
            practice={{
              tag: (
                <Tag tone="accent" icon={<Blocks size={14} aria-hidden />}>
                  练习
                </Tag>
              ),
              facts: `${paper.groups.length} 种题型 · 不限时`,
              banner: (
                <PracticeBanner>
                  <Button variant="secondary" onClick={onExit}>
                    退出练习
                  </Button>
                </PracticeBanner>
              ),
              trials: <TrialsCard done={done} />,
            }}
            clock={null}
            studentName=""
            writeAccess="granted"
            restoredCount={0}
            onMove={(questionId) => {
              record({
                type: 'move',
                steps: ids.indexOf(questionId) - ids.indexOf(currentId ?? ids[0] ?? ''),
              });
              onMove(questionId);
            }}
            onAnswer={(questionId, answer) => {
              record({ type: 'answer', isChoice: answer.optionKeys.length > 0 });
              onAnswer(questionId, answer);
            }}
            onMark={(questionId, isMarked) => {
              record({ type: 'mark' });
              onMark(questionId, isMarked);
            }}
            onBlurQuestion={doNothing}
            onRetryNow={doNothing}
            onTakeOver={doNothing}
            onReopen={doNothing}
            onOpenFinished={doNothing}
            onSignIn={doNothing}
          />
        </SingleKeysContext>
      </AnsweringWordsContext>
    </SavingContext>
  );
}

/** The same answers; their tiles say nothing of saving, because the practice room saves nothing. */
function withoutSaves(source: AnswerSource): AnswerSource {
  const plainTiles = new WeakMap<TileState, TileState>();
  return {
    ...source,
    getTile(questionId) {
      const tile = source.getTile(questionId);
      const plain = plainTiles.get(tile) ?? { ...tile, save: 'untouched', isClearedAfterSave: false };
      plainTiles.set(tile, plain);
      return plain;
    },
  };
}
