import type { Evaluation, StudySituation } from '@cloud-school/domain';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { formatCount } from '../../../primitives/count/formatCount.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { formatPercent } from '../hero/formatPercent.ts';
import { durationParts } from './durationParts.ts';
import { StatisticsPanel } from './StatisticsPanel.ts';

interface StatisticsCardProps {
  situation: StudySituation;
  /** Visits of the class with this one. */
  visitCount: Loadable<number | null>;
}

/** The student's five figures in the class (CDET-01). An unknown figure is a dash. */
export function StatisticsCard({ situation, visitCount }: StatisticsCardProps) {
  const { finishRate, studyDuration, answerDuration, evaluation } = situation;
  return (
    <StatisticsPanel as="dl">
      <Statistic label="到班学习">
        <Visits count={visitCount} />
      </Statistic>
      <Statistic label="完成率">
        <Figures parts={finishRate === null ? null : [{ figure: formatPercent(finishRate), unit: '%' }]} />
      </Statistic>
      <Statistic label="学习时长">
        <Figures parts={studyDuration && durationParts(studyDuration)} />
      </Statistic>
      <Statistic label="答题时长">
        <Figures parts={answerDuration && durationParts(answerDuration)} />
      </Statistic>
      <Statistic label="评估结果">
        {evaluation === null ? <Figures parts={null} /> : EVALUATIONS[evaluation]}
      </Statistic>
    </StatisticsPanel>
  );
}

function Visits({ count }: { count: Loadable<number | null> }) {
  if (count.status === 'loading') return <Skeleton aria-busy width={56} height={26} />;
  if (count.status === 'failed') {
    return (
      <Failure role="alert">
        加载失败
        <Button variant="text" size="small" aria-label="重新加载：到班学习" onClick={count.onRetry}>
          重新加载
        </Button>
      </Failure>
    );
  }
  return <Figures parts={count.data === null ? null : [{ figure: formatCount(count.data), unit: '次' }]} />;
}

function Statistic({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </div>
  );
}

function Figures({ parts }: { parts: { figure: string; unit: string }[] | null | '' }) {
  if (!parts) return <span aria-label="暂无数据">—</span>;
  return parts.map(({ figure, unit }) => (
    <span key={unit}>
      {figure}
      {unit && <Unit>{unit}</Unit>}
    </span>
  ));
}

const Label = styled.dt`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Value = styled.dd`
  font: ${theme.type.figure};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.cardTitle};
    white-space: nowrap;
  }
`;

const Unit = styled.small`
  margin-inline: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.phone} {
    margin-inline: 2px;
  }
`;

const Failure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  ${media.phone} {
    justify-content: center;
  }
`;

const Result = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $ink }) => $ink};
`;

const EVALUATIONS: Record<Evaluation, ReactNode> = {
  'not-evaluated': (
    <Result $ink={theme.color.text.secondary}>
      <CircleDashed size={20} aria-hidden />
      <span>未评估</span>
    </Result>
  ),
  passed: (
    <Result $ink={theme.color.success.ink}>
      <CircleCheck size={20} aria-hidden />
      <span>合格</span>
    </Result>
  ),
  failed: (
    <Result $ink={theme.color.danger.ink}>
      <CircleX size={20} aria-hidden />
      <span>不合格</span>
    </Result>
  ),
};
