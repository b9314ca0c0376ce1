import { History } from 'lucide-react';
import { type FocusEvent, type Ref, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { NumberedGroup, NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { BlockBoundary } from '../../../primitives/block/BlockBoundary.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { QuestionAnswering } from '../../../questions/QuestionAnswering.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { AnsweringAttempt } from '../AnsweringProps.ts';
import { QuestionHead } from './QuestionHead.tsx';

interface QuestionCardProps {
  group: NumberedGroup;
  entry: NumberedQuestion;
  total: number;
  attempt: AnsweringAttempt;
  isCompact: boolean;
  isReadOnly: boolean;
  ref?: Ref<HTMLElement>;
}

/** The current question. It subscribes to its own answer, so a tick of the clock does not render it. */
export function QuestionCard({
  group,
  entry: { number, question },
  total,
  attempt,
  isCompact,
  isReadOnly,
  ref,
}: QuestionCardProps) {
  const { id } = question;
  const getAnswer = () => attempt.getAnswer(id);
  const getTile = () => attempt.getTile(id);
  const answer = useSyncExternalStore(attempt.subscribe, getAnswer, getAnswer);
  const tile = useSyncExternalStore(attempt.subscribe, getTile, getTile);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The student leaves the question: a good moment to save.
    if (!currentTarget.contains(relatedTarget)) attempt.saveNow();
  };
  return (
    <Card ref={ref} tabIndex={-1} aria-label={`第 ${number} 题`} onBlur={onBlur}>
      <QuestionHead
        group={group}
        position={number / total}
        isMarked={tile.isMarked}
        isCompact={isCompact}
        isReadOnly={isReadOnly}
        source={attempt}
        onMark={(isMarked) => attempt.mark(id, isMarked)}
      />
      <BlockBoundary title="这道题没有显示出来" variant="bare">
        <QuestionAnswering
          number={number}
          question={question}
          answer={answer}
          isReadOnly={isReadOnly}
          onChange={(next) => attempt.answer(id, next)}
          subAnswers={{
            subscribe: attempt.subscribe,
            getAnswer: attempt.getAnswer,
            onAnswer: attempt.answer,
          }}
        />
      </BlockBoundary>
      {tile.isClearedAfterSave && (
        <ClearedNote>
          <History size={16} aria-hidden />
          <span>答案已清空，以上次保存的答案为准</span>
        </ClearedNote>
      )}
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  min-height: 0;
  padding: ${theme.space[8]} ${theme.space[10]};
  ${cardSurface}
  overflow-y: auto;
  /* A question that is longer than the card fades where it goes on. */
  &::after {
    content: '';
    display: block;
    position: sticky;
    bottom: calc(-1 * ${theme.space[8]});
    height: ${theme.space[8]};
    margin-bottom: calc(-1 * ${theme.space[8]});
    background: linear-gradient(transparent, ${theme.color.surface.card});
    pointer-events: none;
  }
  /* A question and its stem get the focus to be read aloud; nothing can be pressed there. */
  &:focus-visible,
  [data-stem]:focus-visible {
    outline: none;
  }
  ${media.tablet} {
    max-width: 760px;
    margin: 0 auto;
    padding: ${theme.space[6]};
    border-radius: 0;
    box-shadow: none;
    overflow: visible;
    &::after {
      display: none;
    }
  }
  ${media.phone} {
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[6]};
  }
`;

const ClearedNote = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  /* Aligned with the column of the answer. */
  margin: ${theme.space[3]} 0 0 ${theme.space[12]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
  svg {
    flex: none;
  }
  ${media.phone} {
    margin-left: 0;
  }
`;
