import type { CommonQuestion } from '@cloud-school/api-client';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { theme } from '../../../theme/theme.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { SectionTitle } from '../SectionTitle.tsx';

interface QuestionsProps {
  /** By seq. */
  questions: CommonQuestion[];
  /** Open at first, on the screen and under the keyboard; the first one is open where none is named. */
  questionId: string | null;
  /** Brings the named question onto the screen. */
  onShow?: (question: HTMLElement) => void;
}

/** What people ask about the major, one answer open at a time (MAJOR-03). */
export function Questions({ questions, questionId, onShow = jumpTo }: QuestionsProps) {
  const named = questionId === null ? -1 : questions.findIndex(({ id }) => id === questionId);
  const [open, setOpen] = useState(Math.max(named, 0));
  const list = useRef<HTMLUListElement>(null);

  // Once: a later drawing must not pull the page away from where the reader is.
  const first = useRef({ named, onShow });
  useEffect(() => {
    const row = list.current?.children.item(first.current.named);
    if (first.current.named < 0 || !(row instanceof HTMLElement)) return;
    row.querySelector('button')?.focus({ preventScroll: true });
    first.current.onShow(row);
  }, []);

  return (
    <section aria-labelledby="major-questions">
      <SectionTitle
        id="major-questions"
        title="常见问题"
        count={questions.length > 0 ? `共 ${questions.length} 个` : null}
      />
      {questions.length === 0 ? (
        <EmptyState title="暂无相关问题" />
      ) : (
        <List ref={list}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id ?? index}
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

const jumpTo = (question: HTMLElement) => question.scrollIntoView({ block: 'center' });

const List = styled.ul`
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;
