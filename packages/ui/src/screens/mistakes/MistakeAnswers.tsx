import { describeAnswer, type Solution } from '@cloud-school/domain';
import { Check, type LucideIcon, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { DueMistake } from './mistakeView.ts';

/** The given and the right answer of a mistake, where words can say them. */
export function MistakeAnswers({ question }: Pick<DueMistake, 'question'>) {
  const toPlainText = usePlainText(question);
  const own = describeAnswer(question, question.savedAnswer, toPlainText);
  const right = describeAnswer(question, question.solution, toPlainText);
  if (own === null || right === null) return null;
  const { Sign, ink } = SIGNS[question.solution?.result ?? 'wrong'];
  return (
    <Answers>
      <div>
        <dt>您的答案</dt>
        <Given $ink={ink} data-long={isLong(own) || undefined}>
          <Sign size={16} aria-hidden />
          <span>{own || '未作答'}</span>
        </Given>
      </div>
      <div>
        <dt>正确答案</dt>
        <Given $ink={theme.color.success.ink} data-long={isLong(right) || undefined}>
          <Check size={16} aria-hidden />
          <span>{right}</span>
        </Given>
      </div>
    </Answers>
  );
}

const WRONG = { Sign: X, ink: theme.color.danger.ink };

/** The student's answer as the review draws it; only what is wrong or partly right is a mistake. */
const SIGNS: Record<Solution['result'], { Sign: LucideIcon; ink: string }> = {
  wrong: WRONG,
  partial: { Sign: Minus, ink: theme.color.warning.ink },
  correct: WRONG,
  blank: WRONG,
  pending: WRONG,
  unjudged: WRONG,
};

/** Sentences of a short answer, not letters or a word. */
const isLong = (answer: string): boolean => answer.length > 24;

const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  /* Of a long answer the label and the sign stand at its first line. */
  > div {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space[4]};
  }
  dt {
    flex: none;
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    line-height: 1.45rem;
  }
  dd {
    display: flex;
    gap: ${theme.space[1]};
    min-width: 0;
    font: ${theme.type.bodyStrong};
    overflow-wrap: anywhere;
    text-wrap: pretty;
    color: var(--ink);
  }
  /* Sentences are read: the colour is the sign's alone. */
  dd[data-long] {
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
  }
  svg {
    flex: none;
    color: var(--ink);
    height: 1.65em;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Given = styled.dd<{ $ink: string }>`
  --ink: ${({ $ink }) => $ink};
`;
