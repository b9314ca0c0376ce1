import { QUESTION_TRAITS, type Question, type Solution, toSimpleKind } from '@cloud-school/domain';
import {
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Explanation } from '../explanation/Explanation.tsx';
import { formatGivenPoints } from '../formatGivenPoints.ts';
import { UnjudgedNote } from '../hint/UnjudgedNote.tsx';
import { isExplained } from '../isExplained.ts';
import { simpleReviewViews } from '../simpleReviewViews.ts';
import { unmarkedSolution } from '../unmarkedSolution.ts';
import { SubQuestionFrame } from './SubQuestionFrame.tsx';

interface SubQuestionReviewProps {
  index: number;
  question: Question;
}

const icons: Record<Solution['result'], LucideIcon> = {
  correct: CircleCheck,
  wrong: CircleX,
  partial: CircleMinus,
  blank: CircleDashed,
  pending: Hourglass,
  unjudged: CircleDashed,
};

/** A sub-question with both answers and its own result. The explanation of a right answer is folded. */
export function SubQuestionReview({ index, question }: SubQuestionReviewProps) {
  const solution = question.solution ?? unmarkedSolution;
  const [isOpen, setIsOpen] = useState(solution.result !== 'correct');
  const kind = toSimpleKind(question.kind);
  const Review = simpleReviewViews[kind];
  const Icon = icons[solution.result];
  const { explanationHtml } = solution;
  const state = (
    <Verdict $result={solution.result}>
      <Icon size={16} aria-hidden />
      <span>{formatSubResult(question, solution)}</span>
    </Verdict>
  );
  return (
    <SubQuestionFrame index={index} question={question} state={state} hasPoints={false}>
      <Review isSub question={question} answer={question.savedAnswer} solution={solution} />
      {solution.result === 'unjudged' && solution.score === null && <UnjudgedNote />}
      {explanationHtml && isExplained(kind, solution) && (
        <>
          {!isOpen && (
            <Unfold type="button" aria-expanded={false} onClick={() => setIsOpen(true)}>
              看解析
              <ChevronDown size={16} aria-hidden />
            </Unfold>
          )}
          {isOpen && <Explanation html={explanationHtml} />}
        </>
      )}
    </SubQuestionFrame>
  );
}

const inks: Record<Solution['result'], string> = {
  correct: theme.color.success.ink,
  wrong: theme.color.danger.ink,
  partial: theme.color.warning.ink,
  blank: theme.color.text.secondary,
  pending: theme.color.warning.ink,
  unjudged: theme.color.text.secondary,
};

const Verdict = styled.span<{ $result: Solution['result'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${({ $result }) => inks[$result]};
  font: ${theme.type.bodyStrong};
`;

const Unfold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.action.base};
`;

const labels: Record<Solution['result'], string> = {
  correct: '正确',
  wrong: '错误',
  partial: '部分正确',
  blank: '未答',
  pending: '待批阅',
  unjudged: '未判',
};

/** 正确 · 得 4 分; an answer that a teacher marks has no right and wrong, only points. */
function formatSubResult({ kind, points }: Question, { result, score }: Solution): string {
  if (score === null || result === 'pending') return labels[result];
  const label = QUESTION_TRAITS[kind].isMarkedByTeacher ? '已批阅' : labels[result];
  return `${label} · ${formatGivenPoints(result, score, points)}`;
}
