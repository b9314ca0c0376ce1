import { countResults } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { ResultCounts } from './ResultCounts.tsx';
import { Figure, NoFigure, SummaryCard } from './SummaryCard.ts';

interface PartnerResultCardProps {
  entries: NumberedQuestion[];
}

/** How many answers the partner's platform judged right; it gives no points (EXAM-11). */
export function PartnerResultCard({ entries }: PartnerResultCardProps) {
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
