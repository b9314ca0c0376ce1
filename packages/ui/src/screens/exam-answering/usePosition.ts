import type { Paper } from '@cloud-school/domain';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { findNeighbours, type Neighbours } from '../../answer-card/findNeighbours.ts';
import {
  type NumberedGroup,
  type NumberedPaper,
  type NumberedQuestion,
  numberPaper,
} from '../../answer-card/numberPaper.ts';
import { focusedElement } from '../../primitives/native/focusedElement.ts';
import { focusStem } from '../../questions/stem/focusStem.ts';
import { useArrowKeys } from '../../questions/useArrowKeys.ts';
import { useOpeningFocus } from '../../questions/useOpeningFocus.ts';
import type { AnsweringNavigation } from './AnsweringProps.ts';

/** Where the student is in the paper. */
interface Position extends Neighbours {
  numbered: NumberedPaper;
  /** The current question and the next, each with its group. */
  placed: { group: NumberedGroup; entry: NumberedQuestion }[];
  /** The element of the current question. */
  card: RefObject<HTMLElement | null>;
  move: (questionId: string) => void;
  step: (direction: 'previous' | 'next') => void;
  focusStem: () => void;
}

/** The current question and the ways to another one; the focus follows. Null for a paper without questions. */
export function usePosition(
  paper: Paper,
  { currentId, onMove, onBoundary }: AnsweringNavigation,
): Position | null {
  const numbered = useMemo(() => numberPaper(paper), [paper]);
  const neighbours = findNeighbours(numbered.entries, currentId);
  const card = useRef<HTMLElement>(null);

  useOpeningFocus(card, focusCard);

  const focusCurrentStem = () => {
    if (card.current) focusStem(card.current);
  };
  const move = useStableCallback((questionId: string) => {
    if (questionId === neighbours?.current.question.id) return;
    onMove(questionId);
    // After the new question is shown. A dialog that closes moves the focus by itself.
    requestAnimationFrame(() => {
      if (!focusedElement()?.closest('[role="dialog"]')) focusCurrentStem();
    });
  });
  const step = (direction: 'previous' | 'next') => {
    const to = neighbours?.[direction];
    if (to) move(to.question.id);
    else onBoundary(direction === 'previous' ? '已经是第一题了' : '已经是最后一题了');
  };
  useArrowKeys(step);

  return (
    neighbours && {
      ...neighbours,
      numbered,
      placed: numbered.groups.flatMap((group) =>
        group.entries
          .filter((entry) => entry === neighbours.current || entry === neighbours.next)
          .map((entry) => ({ group, entry })),
      ),
      card,
      move,
      step,
      focusStem: focusCurrentStem,
    }
  );
}

const focusCard = (card: HTMLElement) => card.focus({ preventScroll: true });

/** A function that never changes and calls the latest `callback`, for memoised children. */
function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
