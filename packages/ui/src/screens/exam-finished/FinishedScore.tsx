import { CircleCheck, CircleDashed } from 'lucide-react';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { FinishedResult } from './toFinishedResult.ts';

type Points = NonNullable<FinishedResult['points']>;
type Verdict = 'passed' | 'missed' | 'none';

/** Without a pass mark there is no verdict. */
export const verdictOf = ({ missing }: Points): Verdict =>
  missing === null ? 'none' : missing > 0 ? 'missed' : 'passed';

/** 通过了, or how many points are missing, which is never red. */
export function VerdictTag({ points }: { points: Points }) {
  const tags: Record<Verdict, React.ReactNode> = {
    passed: (
      <Tag tone="success" icon={<CircleCheck size={14} aria-hidden />}>
        通过了
      </Tag>
    ),
    missed: (
      <Tag tone="warning" icon={<CircleDashed size={14} aria-hidden />}>
        差 {points.missing} 分
      </Tag>
    ),
    none: null,
  };
  return tags[verdictOf(points)];
}

/** The score, large, and where it lies on a line from 0 to the full mark with the pass mark as a post. */
export function FinishedScore({ points }: { points: Points }) {
  const { score, total, pass } = points;
  const verdict = verdictOf(points);
  const share = (value: number) => `${Math.min(100, Math.max(0, (value / (total ?? 1)) * 100))}%`;
  return (
    <div>
      <Figure $verdict={verdict}>
        <b>{score}</b>
        <span>{total === null ? ' 分' : ` / ${total} 分`}</span>
      </Figure>
      {total !== null && total > 0 && (
        <Line aria-hidden>
          <Track>
            <Fill $verdict={verdict} style={{ width: share(score) }} />
            {pass !== null && <Post style={{ left: share(pass) }} />}
          </Track>
          <span>0</span>
          {pass !== null && <PassMark style={{ left: share(pass) }}>及格 {pass}</PassMark>}
          <span>满分 {total}</span>
        </Line>
      )}
    </div>
  );
}

const inks: Record<Verdict, string> = {
  passed: theme.color.success.ink,
  missed: theme.color.text.primary,
  none: theme.color.text.primary,
};
const fills: Record<Verdict, string> = {
  passed: theme.color.success.ink,
  missed: theme.color.warning.ink,
  none: theme.color.action.fill,
};

export const Figure = styled.p<{ $verdict: Verdict }>`
  color: ${theme.color.text.secondary};
  font: ${theme.type.label};
  b {
    color: ${({ $verdict }) => inks[$verdict]};
    font: ${theme.type.score};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  ${media.phone} {
    b {
      font: ${theme.type.scoreOnPhone};
    }
  }
`;

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${theme.space[3]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Track = styled.div`
  position: relative;
  width: 100%;
  height: 10px;
  margin-bottom: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.track};
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Fill = styled.span<{ $verdict: Verdict }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $verdict }) => fills[$verdict]};
  print-color-adjust: exact;
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Post = styled.span`
  position: absolute;
  inset: calc(-1 * ${theme.space[1]}) auto;
  width: 2px;
  height: 18px;
  margin-left: -1px;
  background: ${theme.color.text.primary};
  box-shadow: 0 0 0 1px ${theme.color.surface.card};
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const PassMark = styled.span`
  position: absolute;
  bottom: 0;
  transform: translateX(-50%);
`;
