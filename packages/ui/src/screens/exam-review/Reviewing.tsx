import type { Review } from '@cloud-school/domain';
import { BookX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { findNeighbours } from '../../answer-card/findNeighbours.ts';
import { numberPaper } from '../../answer-card/numberPaper.ts';
import { useIsCompact } from '../../answer-card/useIsCompact.ts';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { TextLink } from '../../primitives/link/TextLink.tsx';
import { focusedElement } from '../../primitives/native/focusedElement.ts';
import { usePrinting } from '../../primitives/printing/usePrinting.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { focusStem } from '../../questions/stem/focusStem.ts';
import { useArrowKeys } from '../../questions/useArrowKeys.ts';
import { useOpeningFocus } from '../../questions/useOpeningFocus.ts';
import { theme } from '../../theme/theme.ts';
import { findReviewSteps } from './findReviewSteps.ts';
import { Columns } from './frame.ts';
import { PrintedReview } from './PrintedReview.tsx';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewSidebar } from './ReviewSidebar.tsx';
import { RightCountCard } from './RightCountCard.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { toResultHeading } from './toResultHeading.ts';

interface ReviewingProps {
  review: Review;
  currentId: string | null;
  onMove: (questionId: string) => void;
  onBoundary: (message: string) => void;
  mistakesTo: string | undefined;
}

const loadReviewSheet = () => import('./ReviewSheet.tsx');

/** A review that has loaded. */
export function Reviewing({ review, currentId, onMove, onBoundary, mistakesTo }: ReviewingProps) {
  const numbered = useMemo(() => numberPaper(review.paper), [review.paper]);
  const isCompact = useIsCompact();
  const isPrinting = usePrinting();
  const [isOnlyMistakes, setIsOnlyMistakes] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useOpeningFocus(question, focusStem);
  const { module, load } = useLazyModule(loadReviewSheet);
  const neighbours = findNeighbours(numbered.entries, currentId);
  const current = neighbours?.current;
  const steps = current
    ? findReviewSteps(numbered.entries, current.number, isOnlyMistakes)
    : { previous: null, next: null };

  const move = (questionId: string) => {
    setIsSheetOpen(false);
    onMove(questionId);
    scrollTo({ top: 0 });
    // After the new question is shown; the button that was pressed may be gone.
    requestAnimationFrame(() => {
      if (question.current && !focusedElement()?.closest('[role="dialog"]')) focusStem(question.current);
    });
  };
  useArrowKeys((direction) => {
    const to = steps[direction];
    if (to) move(to);
    else if (isOnlyMistakes) onBoundary(direction === 'previous' ? '前面没有错题了' : '后面没有错题了');
    else onBoundary(direction === 'previous' ? '已经是第一题了' : '已经是最后一题了');
  });

  if (!current) return null;
  const group = numbered.groups.find(({ entries }) => entries.includes(current));
  const card = {
    groups: numbered.groups,
    entries: numbered.entries,
    currentId: current.question.id,
    isOnlyMistakes,
    onOnlyMistakes: setIsOnlyMistakes,
    onPick: move,
  };
  const summary = HAS_POINTS[review.source] ? (
    <ScoreCard
      score={review.score}
      status={review.status}
      totalPoints={numbered.totalPoints}
      entries={numbered.entries}
    />
  ) : (
    <RightCountCard entries={numbered.entries} />
  );
  const score = (
    <>
      {summary}
      {mistakesTo && (
        <ToMistakes to={mistakesTo}>
          <BookX size={16} aria-hidden />
          <span>去错题本再练</span>
        </ToMistakes>
      )}
    </>
  );
  return (
    <>
      {isPrinting && <PrintedReview groups={numbered.groups}>{summary}</PrintedReview>}
      <Columns>
        <div ref={question}>
          <VisuallyHidden as="output">
            第 {current.number} 题，共 {numbered.entries.length} 题，{toResultHeading(current.question).text}
          </VisuallyHidden>
          {isCompact && score}
          {group && (
            <ReviewedQuestion key={current.question.id} group={group} entry={current} isCompact={isCompact} />
          )}
          <ReviewFoot
            number={current.number}
            total={numbered.entries.length}
            previous={steps.previous}
            next={steps.next}
            isOnlyMistakes={isOnlyMistakes}
            isCompact={isCompact}
            onMove={move}
            onOpenCard={() => {
              load();
              setIsSheetOpen(true);
            }}
          />
        </div>
        {!isCompact && <ReviewSidebar {...card}>{score}</ReviewSidebar>}
        {module && isCompact && (
          <module.ReviewSheet {...card} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />
        )}
      </Columns>
    </>
  );
}

/** Whether who marks gives points. */
const HAS_POINTS: Record<Review['source'], boolean> = { school: true, partner: false, practice: false };

const ToMistakes = styled(TextLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.touch};
`;
