import { Check, Circle, CircleDashed, Hourglass, type LucideIcon, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { countResults, type Result } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';
import { theme } from '../../theme/theme.ts';

interface ResultCountsProps {
  entries: NumberedQuestion[];
}

/** The share of each result as a bar, and its count. */
export function ResultCounts({ entries }: ResultCountsProps) {
  const counts = countResults(entries);
  const shown = ORDER.filter((result) => ALWAYS_SHOWN.has(result) || counts[result] > 0);
  return (
    <>
      <Bar aria-hidden>
        {ORDER.filter((result) => counts[result] > 0).map((result) => (
          <Part key={result} $result={result} style={{ flexGrow: counts[result] }} />
        ))}
      </Bar>
      <Counts>
        {shown.map((result) => {
          const { label, Icon, size, ink } = looks[result];
          return (
            <Count key={result} $ink={counts[result] > 0 ? ink : text.secondary}>
              <Icon size={size} aria-hidden />
              <span>{`${label} ${counts[result]} 题`}</span>
            </Count>
          );
        })}
      </Counts>
    </>
  );
}

/** Of the bar and of the counts below it. */
const ORDER: readonly Result[] = ['correct', 'partial', 'wrong', 'blank', 'pending', 'unjudged'];
const ALWAYS_SHOWN: ReadonlySet<Result> = new Set(['correct', 'wrong']);

const { success, warning, danger, text, surface } = theme.color;

const looks: Record<Result, { label: string; Icon: LucideIcon; size: number; ink: string; bar: string }> = {
  correct: { label: '正确', Icon: Check, size: 16, ink: success.ink, bar: success.ink },
  wrong: { label: '错误', Icon: X, size: 16, ink: danger.ink, bar: danger.ink },
  partial: { label: '部分正确', Icon: Minus, size: 16, ink: warning.ink, bar: warning.ink },
  blank: { label: '未答', Icon: Circle, size: 14, ink: text.secondary, bar: surface.track },
  pending: { label: '待批阅', Icon: Hourglass, size: 14, ink: text.secondary, bar: surface.track },
  unjudged: { label: '未判', Icon: CircleDashed, size: 14, ink: text.secondary, bar: surface.track },
};

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  margin: ${theme.space[3]} 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  overflow: hidden;
`;

const Part = styled.span<{ $result: Result }>`
  flex: 0 0 0;
  background: ${({ $result }) => looks[$result].bar};
`;

/** The first and the last are at the ends of the bar. */
const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[2]};
`;

/** Nothing of a result has no colour. */
const Count = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $ink }) => $ink};
  font: ${theme.type.captionStrong};
`;
