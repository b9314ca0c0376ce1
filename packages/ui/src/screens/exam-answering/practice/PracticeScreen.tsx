import type { Paper, Question } from '@cloud-school/domain';
import type { TileState } from '@cloud-school/engine';
import { Blocks } from 'lucide-react';
import { useMemo } from 'react';
import { numberPaper } from '../../../answer-card/numberPaper.ts';
import { PracticeBanner, type PracticePurpose } from '../../../layout/practice-banner/PracticeBanner.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { PickedContext } from '../../../questions/choice/PickedContext.ts';
import { SavingContext } from '../../../questions/hint/SavingContext.ts';
import { SingleKeysContext } from '../../../questions/SingleKeysContext.ts';
import { Answering } from '../Answering.tsx';
import type { AnsweringAttempt, AnsweringNavigation, AnsweringProps } from '../AnsweringProps.ts';
import type { AnsweringWords } from '../words/answeringWords.ts';
import { AnsweringWordsContext } from '../words/useAnsweringWords.ts';
import { TrialsCard } from './TrialsCard.tsx';
import { useMoveOn } from './useMoveOn.ts';
import { useTrials } from './useTrials.ts';

/** The wording of the practice room: nothing is saved or sent. */
const practiceWords: AnsweringWords = {
  name: '练习',
  submit: '交卷',
  isSubmitting: '正在交卷',
  handIn: '交卷',
  collect: '收卷',
  submitTitle: '交卷',
  exitQuestion: '练习不保存，确定要退出吗？',
  failureTitle: '没有交成',
  automaticSubmit: '自动交卷',
  afterSubmit: '交卷后看对错',
  saved: null,
};

export interface PracticeScreenProps extends Pick<AnsweringProps, 'attempt' | 'singleKeys'> {
  /** A sample of every question type. */
  paper: Paper;
  purpose?: PracticePurpose | undefined;
  navigation: Pick<AnsweringNavigation, 'currentId' | 'onMove' | 'onBoundary' | 'onExit'>;
}

const doNothing = () => undefined;
/** Nobody is stopped on the way out, and there is no session. */
const NO_WAYS = { exitRequests: 0, onSignIn: doNothing, onReopen: doNothing, onOpenFinished: doNothing };

/** The answering screen with a sample paper: nothing is saved, no clock runs, and a card lists what to try. */
export function PracticeScreen({
  paper,
  attempt,
  navigation,
  singleKeys,
  purpose = 'sample',
}: PracticeScreenProps) {
  const ids = useMemo(() => numberPaper(paper).entries.map(({ question }) => question.id), [paper]);
  const unscored = useMemo(() => withoutPoints(paper), [paper]);
  const { done, record } = useTrials();
  const practised = useMemo(() => toPractice(attempt, record), [attempt, record]);
  const from = navigation.currentId ?? ids[0] ?? '';
  const move = (questionId: string) => {
    record({ type: 'move', steps: ids.indexOf(questionId) - ids.indexOf(from) });
    navigation.onMove(questionId);
  };
  const moveOn = useMoveOn(from, ids[ids.indexOf(from) + 1], move);
  return (
    <SavingContext value={false}>
      <AnsweringWordsContext value={practiceWords}>
        <SingleKeysContext value={singleKeys.areOn}>
          <PickedContext value={IS_ROUND[purpose] ? moveOn : null}>
            <Answering
              kind="test"
              paper={unscored}
              attempt={practised}
              navigation={{ ...NO_WAYS, ...navigation, onMove: move }}
              clock={null}
              studentName=""
              singleKeys={singleKeys}
              practice={{
                tag: (
                  <Tag tone="accent" icon={<Blocks size={14} aria-hidden />}>
                    练习
                  </Tag>
                ),
                facts: `${paper.groups.length} 种题型 · 不限时`,
                banner: (
                  <PracticeBanner purpose={purpose}>
                    <Button variant="secondary" onClick={navigation.onExit}>
                      退出练习
                    </Button>
                  </PracticeBanner>
                ),
                trials: !IS_ROUND[purpose] && <TrialsCard done={done} />,
                handsInAtOnce: IS_ROUND[purpose],
              }}
            />
          </PickedContext>
        </SingleKeysContext>
      </AnsweringWordsContext>
    </SavingContext>
  );
}

/**
 * A round of questions goes on by itself and is handed in without a question. The sample is to be as an exam, and tells who answers
 * here for the first time what to try.
 */
const IS_ROUND: Record<PracticePurpose, boolean> = { sample: false, mistakes: true };

/** The practice room scores nothing, so that no question says what it is worth. */
function withoutPoints(paper: Paper): Paper {
  const strip = (question: Question): Question => ({
    ...question,
    points: null,
    subQuestions: question.subQuestions.map(strip),
  });
  return {
    ...paper,
    groups: paper.groups.map((group) => ({ ...group, questions: group.questions.map(strip) })),
  };
}

/** The same attempt: its tiles say nothing of saving, because the practice room saves nothing, and each try is recorded. */
function toPractice(
  attempt: AnsweringAttempt,
  record: ReturnType<typeof useTrials>['record'],
): AnsweringAttempt {
  const plainTiles = new WeakMap<TileState, TileState>();
  return {
    ...attempt,
    getTile(questionId) {
      const tile = attempt.getTile(questionId);
      const plain = plainTiles.get(tile) ?? { ...tile, save: 'untouched' };
      plainTiles.set(tile, plain);
      return plain;
    },
    answer(questionId, answer) {
      record({ type: 'answer', isChoice: answer.optionKeys.length > 0 });
      attempt.answer(questionId, answer);
    },
    mark(questionId, isMarked) {
      record({ type: 'mark' });
      attempt.mark(questionId, isMarked);
    },
  };
}
