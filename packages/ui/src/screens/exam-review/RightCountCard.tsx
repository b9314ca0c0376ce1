import { countResults } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { ResultCounts } from './ResultCounts.tsx';
import { Figure } from './SummaryCard.ts';
import { NoFigure } from './SummaryCard.ts';
import { SummaryCard } from './SummaryCard.ts';

interface RightCountCardProps {
  entries: NumberedQuestion[];
}

/** How many answers are right, where there are no points: of the partner's platform (EXAM-11) and in the practice room. */
export function RightCountCard({ entries }: RightCountCardProps) {
  const { correct, unjudged } = countResults(entries);
  return (
    <SummaryCard aria-label="本次结果">
      <small>本次结果</small>
      {unjudged === entries.length ? (
        <NoFigure>学习平台没有给出结果</NoFigure>
      ) : (
        <Figure>
          <b>{correct}</b> / {entries.length} 题正确
        </Figure>
      )}
      <ResultCounts entries={entries} />
    </SummaryCard>
  );
}
