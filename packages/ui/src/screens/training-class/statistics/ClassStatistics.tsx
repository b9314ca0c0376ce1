import type { Evaluation, StudySituation } from '@cloud-school/domain';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { formatCount } from '../../../primitives/count/formatCount.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { DeepRetry, DeepWaiting } from '../hero/DeepValue.tsx';
import { formatPercent } from '../hero/formatPercent.ts';
import { type DurationPart, durationParts } from './durationParts.ts';

interface ClassStatisticsProps {
  situation: Loadable<StudySituation>;
  /** Visits of the class with this one. */
  visitCount: Loadable<number | null>;
}

/** The student's five figures in the class, on its band (CDET-01). An unknown figure is a dash. */
export function ClassStatistics({ situation, visitCount }: ClassStatisticsProps) {
  'use memo';
  const known = dataOf(situation);
  const ofSituation = (toValue: (data: StudySituation) => ReactNode) =>
    known ? (
      toValue(known)
    ) : situation.status === 'loading' ? (
      <DeepWaiting of="loading" />
    ) : (
      <Figures parts={null} />
    );
  return (
    <List>
      <Statistic label="到班学习">
        <Visits count={visitCount} />
      </Statistic>
      <Rate>
        <dt>完成率</dt>
        <dd>
          {ofSituation(({ finishRate }) => (
            <Figures
              parts={finishRate === null ? null : [{ figure: formatPercent(finishRate), unit: '%' }]}
            />
          ))}
        </dd>
      </Rate>
      <Statistic label="学习时长">
        {ofSituation(({ studyDuration }) => (
          <Figures parts={studyDuration ? durationParts(studyDuration) : null} />
        ))}
      </Statistic>
      <Statistic label="答题时长">
        {ofSituation(({ answerDuration }) => (
          <Figures parts={answerDuration ? durationParts(answerDuration) : null} />
        ))}
      </Statistic>
      <Cell>
        <dt>评估结果</dt>
        <dd>
          {situation.status === 'failed' ? (
            <DeepRetry label="学习数据" message="学习数据加载失败" onRetry={situation.onRetry} />
          ) : (
            ofSituation(({ evaluation }) =>
              evaluation === null ? <Figures parts={null} /> : EVALUATIONS[evaluation],
            )
          )}
        </dd>
      </Cell>
    </List>
  );
}

function Visits({ count }: { count: Loadable<number | null> }) {
  if (count.status === 'loading') return <DeepWaiting of="loading" />;
  if (count.status === 'failed') return <DeepRetry label="到班学习" onRetry={count.onRetry} />;
  return <Figures parts={count.data === null ? null : [{ figure: formatCount(count.data), unit: '次' }]} />;
}

function Statistic({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Cell>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Cell>
  );
}

function Figures({ parts }: { parts: DurationPart[] | null }) {
  if (!parts) return <span aria-label="暂无数据">—</span>;
  return parts.map(({ figure, unit }) => (
    <span key={unit}>
      {figure}
      {unit && <Unit>{unit}</Unit>}
    </span>
  ));
}

const List = styled.dl`
  display: flex;
  min-width: 0;
  ${media.narrow} {
    justify-content: space-between;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[4]};
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.div`
  /* The widest figure has its room before it has loaded: nothing moves. */
  min-width: 8rem;
  padding-inline: ${theme.space[4]};
  border-left: 1px solid ${theme.color.hero.line};
  dt {
    color: ${theme.color.hero.label};
    font: ${theme.type.caption};
    white-space: nowrap;
  }
  dd {
    display: flex;
    align-items: center;
    min-height: 1.875rem;
    font: ${theme.type.title};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.narrow} {
    flex: 1;
    min-width: 0;
    &:first-child {
      padding-left: 0;
      border-left: 0;
    }
  }
  ${media.phone} {
    padding: 0;
    border: 0;
  }
`;

/* The ring says it to the eye. */
const Rate = styled(Cell)`
  ${visuallyHidden}
  ${media.phone} {
    position: static;
    order: -1;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
  }
`;

const Unit = styled.small`
  margin-inline: 2px ${theme.space[1]};
  color: ${theme.color.hero.label};
  font: ${theme.type.caption};
`;

const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const EVALUATIONS: Record<Evaluation, ReactNode> = {
  'not-evaluated': (
    <Result>
      <CircleDashed size={18} aria-hidden />
      <span>未评估</span>
    </Result>
  ),
  passed: (
    <Result>
      <CircleCheck size={18} aria-hidden />
      <span>合格</span>
    </Result>
  ),
  failed: (
    <Result>
      <CircleX size={18} aria-hidden />
      <span>不合格</span>
    </Result>
  ),
};
