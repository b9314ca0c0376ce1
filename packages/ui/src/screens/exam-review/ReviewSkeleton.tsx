import { styled } from 'styled-components';
import { AnswerCardSkeleton } from '../../answer-card/AnswerCardSkeleton.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { QuestionSkeleton } from '../../questions/QuestionSkeleton.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Columns } from './frame.ts';
import { SummaryCard } from './SummaryCard.ts';

/** Placeholder of question, score and card while the review loads; in one column the score is first. */
export function ReviewSkeleton() {
  const score = (
    <Score as="div">
      <Skeleton width={64} height={16} />
      <Skeleton width={112} height={44} />
      <Skeleton height={8} />
      <Skeleton width={200} height={16} />
    </Score>
  );
  return (
    <Columns>
      <div>
        <OneColumn>{score}</OneColumn>
        <Question>
          <QuestionSkeleton isReviewed />
        </Question>
      </div>
      <Side>
        {score}
        <AnswerCardSkeleton>
          <Skeleton width={140} height={24} />
          <Skeleton height={40} shape="block" />
        </AnswerCardSkeleton>
      </Side>
    </Columns>
  );
}

const Score = styled(SummaryCard)`
  display: grid;
  flex: none;
  align-content: space-between;
  height: 196px;
  ${media.tablet} {
    height: 180px;
  }
  ${media.phone} {
    height: 166px;
  }
`;

const OneColumn = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
  }
`;

const Question = styled.div`
  padding: ${theme.space[8]} ${theme.space[10]} ${theme.space[10]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[8]};
    border-radius: 0;
    box-shadow: none;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  height: calc(100dvh - ${bars.exam} - 1px - 2 * ${theme.space[6]});
  ${media.tablet} {
    display: none;
  }
`;
