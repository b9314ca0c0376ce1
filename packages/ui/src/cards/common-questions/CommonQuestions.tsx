import type { CommonQuestion } from '@cloud-school/domain';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { SectionTitle } from '../../primitives/section-title/SectionTitle.tsx';
import { QuestionRow } from './QuestionRow.tsx';

export interface CommonQuestionsProps extends NativeProps<'section', 'children'> {
  /** Sorted by seq. */
  questions: CommonQuestion[];
  /** The question that starts open, focused and scrolled into view; null opens the first one. */
  questionId: string | null;
  /** Scrolls the named question into view. */
  onShow?: (question: HTMLElement) => void;
}

/** Common questions, one answer open at a time (MAJOR-03). */
export function CommonQuestions({
  questions,
  questionId,
  onShow = scrollToCentre,
  ...rest
}: CommonQuestionsProps) {
  const named = questionId === null ? -1 : questions.findIndex(({ id }) => id === questionId);
  const [open, setOpen] = useState(Math.max(named, 0));
  const list = useRef<HTMLUListElement>(null);

  // Only on mount: a later render must not scroll the page away from where the reader is.
  const initial = useRef({ named, onShow });
  useEffect(() => {
    const row = list.current?.children.item(initial.current.named);
    if (initial.current.named < 0 || !(row instanceof HTMLElement)) return;
    row.querySelector('button')?.focus({ preventScroll: true });
    initial.current.onShow(row);
  }, []);

  return (
    <section aria-labelledby="common-questions" {...rest}>
      <SectionTitle
        id="common-questions"
        title="常见问题"
        count={questions.length > 0 ? `共 ${questions.length} 个` : null}
      />
      {questions.length === 0 ? (
        <EmptyState title="暂无相关问题" />
      ) : (
        <List ref={list}>
          {withKeys(questions).map(([question, key], index) => (
            <QuestionRow
              key={key}
              question={question}
              isOpen={index === open}
              onToggle={() => setOpen(index === open ? -1 : index)}
            />
          ))}
        </List>
      )}
    </section>
  );
}

const scrollToCentre = (question: HTMLElement) => question.scrollIntoView({ block: 'center' });

const List = styled.ul`
  overflow: hidden;
  ${cardSurface}
`;
