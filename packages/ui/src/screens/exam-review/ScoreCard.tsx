import type { Review, ReviewStatus } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { ReviewStatusTag } from '../../cards/review-status/ReviewStatusTag.tsx';
import { ResultCounts } from './ResultCounts.tsx';
import { Figure, NoFigure, SummaryCard } from './SummaryCard.ts';

interface ScoreCardProps {
  score: number | null;
  status: Review['status'];
  totalPoints: number | null;
  entries: NumberedQuestion[];
}

/** The attempt's score and how many answers were right. */
export function ScoreCard({ score, status, totalPoints, entries }: ScoreCardProps) {
  return (
    <SummaryCard aria-label="本次得分">
      <Head>
        <div>
          <small>本次得分</small>
          {score === null ? (
            <NoFigure>{NO_SCORE[status ?? 'unknown']}</NoFigure>
          ) : (
            <Figure>
              <b>{score}</b>
              <span>{totalPoints === null ? '' : ` / ${totalPoints}`}</span>
            </Figure>
          )}
        </div>
        {status && <ReviewStatusTag status={status} />}
      </Head>
      <ResultCounts entries={entries} />
    </SummaryCard>
  );
}

const LATER = '老师批阅后公布';

/** In place of a score that the server does not send. */
const NO_SCORE: Record<ReviewStatus | 'unknown', string> = {
  'pending-review': LATER,
  reviewed: LATER,
  unknown: LATER,
};

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
`;
