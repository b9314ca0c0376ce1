import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Card, Head, Tally } from './FinishedCard.ts';
import { type FinishedResult, type KindResult, shareOf } from './toFinishedResult.ts';

/** What was right by kind of question, and where most was lost. */
export function FinishedKinds({
  counts,
  kinds,
  weakest,
}: Pick<FinishedResult, 'counts' | 'kinds' | 'weakest'>) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h3 id={id}>对了多少</h3>
        <Tally>
          <span>
            <b data-count={counts.correct}>{counts.correct}</b> 对
          </span>
          <span>
            <em data-count={counts.wrong}>{counts.wrong}</em> 错
          </span>
          {counts.partial > 0 && <span>{counts.partial} 部分对</span>}
          {counts.pending > 0 && <span>{counts.pending} 待批</span>}
        </Tally>
      </Head>
      <Kinds>
        {kinds.map((kind) => (
          <KindRow key={kind.key} of={kind} />
        ))}
      </Kinds>
      {weakest && (
        <Advice>
          <Lightbulb size={16} aria-hidden />
          <span>
            {weakest.label}丢得最多：
            {weakest.points
              ? `${weakest.points.of} 分里得了 ${weakest.points.given} 分`
              : `${weakest.count} 题里对了 ${weakest.right} 题`}
          </span>
        </Advice>
      )}
    </Card>
  );
}

/** The bar and the bold number say the same: the points, or the right ones where there are none. */
function KindRow({ of }: { of: KindResult }) {
  const { label, right, partial, count, points } = of;
  const rightOnes = `${right} / ${count} ${partial > 0 ? '全对' : '对'}`;
  return (
    <li>
      <strong>{label}</strong>
      <Progress
        tone="success"
        size="bar"
        label={label}
        value={shareOf(of)}
        valueText={points ? `得 ${points.given} 分，共 ${points.of} 分` : `对 ${right} 题，共 ${count} 题`}
      />
      {points && <span>{rightOnes}</span>}
      <span>
        {points ? (
          <>
            <b>{points.given}</b> / {points.of} 分
          </>
        ) : (
          rightOnes
        )}
      </span>
    </li>
  );
}

const Kinds = styled.ul`
  li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr) 6em 6em;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 52px;
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  span {
    text-align: right;
  }
  ${media.phone} {
    li {
      grid-template-columns: 1fr auto auto;
      padding: ${theme.space[2]} 0;
    }
    li > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  ${media.largeText} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    span {
      text-align: left;
    }
  }
`;

const Advice = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
  font: ${theme.type.body};
  svg {
    flex: none;
  }
`;
