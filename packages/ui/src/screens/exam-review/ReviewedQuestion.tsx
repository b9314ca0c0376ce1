import { CircleCheck, CircleDashed, CircleMinus, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { Result } from '../../answer-card/countResults.ts';
import type { NumberedGroup, NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { BlockBoundary } from '../../primitives/block/BlockBoundary.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { QuestionReview } from '../../questions/QuestionReview.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { toResultHeading } from './toResultHeading.ts';

interface ReviewedQuestionProps {
  group: NumberedGroup;
  entry: NumberedQuestion;
  /** The kind and the result share one line. */
  isCompact: boolean;
}

const icons: Record<Result, LucideIcon> = {
  correct: CircleCheck,
  wrong: CircleX,
  partial: CircleMinus,
  blank: CircleDashed,
  pending: Hourglass,
  unjudged: CircleDashed,
};

/** One question of a review under its result. */
export function ReviewedQuestion({ group, entry: { number, question }, isCompact }: ReviewedQuestionProps) {
  const { result, text } = toResultHeading(question);
  const Icon = icons[result];
  return (
    <Card aria-label={`第 ${number} 题`}>
      <Head>
        <h2>{isCompact ? group.label : group.title}</h2>
        <p>{isCompact ? group.tally : group.facts}</p>
        <Verdict $result={result}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <span>{text}</span>
        </Verdict>
      </Head>
      <BlockBoundary title="这道题没有显示出来" variant="bare">
        <QuestionReview number={number} question={question} />
      </BlockBoundary>
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  padding: ${theme.space[8]} ${theme.space[10]} ${theme.space[10]};
  ${cardSurface}
  /* A stem gets the focus to be read aloud; nothing can be pressed there. A passage that scrolls shows it. */
  [data-stem][tabindex='-1']:focus-visible {
    outline: none;
  }
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[8]};
    border-radius: 0;
    box-shadow: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
  padding-bottom: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  h2 {
    font: ${theme.type.title};
  }
  p {
    flex: 1;
    color: ${theme.color.text.tertiary};
    white-space: nowrap;
  }
  ${media.phone} {
    margin-bottom: ${theme.space[4]};
    padding-bottom: ${theme.space[3]};
    h2 {
      font: ${theme.type.labelStrong};
    }
    p {
      font: ${theme.type.caption};
    }
  }
`;

const inks: Record<Result, string> = {
  correct: theme.color.success.ink,
  wrong: theme.color.danger.ink,
  partial: theme.color.warning.ink,
  blank: theme.color.text.secondary,
  pending: theme.color.warning.ink,
  unjudged: theme.color.text.secondary,
};

const Verdict = styled.span<{ $result: Result }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${({ $result }) => inks[$result]};
  font: ${theme.type.bodyStrong};
`;
