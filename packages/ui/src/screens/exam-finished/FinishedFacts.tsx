import type { FinishedExam } from '@cloud-school/engine';
import { styled } from 'styled-components';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { toFinishedFacts } from './toFinishedFacts.ts';

interface FinishedFactsProps {
  exam: Loadable<FinishedExam>;
  now: Date;
  /** The label of the hand-in: 交卷, 提交. */
  submitted: string;
  /** Null while it is unknown. */
  score: number | null;
}

/** Time, duration and count of the attempt; unknown facts are left out. */
export function FinishedFacts({ exam, now, submitted, score }: FinishedFactsProps) {
  if (exam.status === 'loading') return <Skeleton height={72} shape="block" style={{ marginBottom: 24 }} />;
  const known = exam.status === 'ready' ? toFinishedFacts(exam.data, submitted, now.getTime()) : [];
  const facts = score === null ? known : [{ label: '得分', value: `${score} 分` }, ...known];
  if (facts.length === 0) return null;
  return (
    <Strip>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.dl`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[3]} 0;
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.fill};
  div + div {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  dd {
    font: ${theme.type.labelStrong};
    font-variant-numeric: tabular-nums;
  }
`;
