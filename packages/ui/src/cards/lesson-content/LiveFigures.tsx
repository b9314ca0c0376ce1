import type { Classroom, LiveState } from '@cloud-school/domain';
import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { liveProgress, waitFigures } from '../classroom/liveLesson.ts';

interface LiveFiguresProps {
  classroom: Classroom;
  /** 'YYYY-MM-DD HH:mm:ss' of the school. */
  now: string;
}

/** How long a live lesson is away, how far it is, or what comes after it; nothing where no time is known. */
export function LiveFigures({ classroom, now }: LiveFiguresProps) {
  if (classroom.liveState === null) return null;
  const Figures = FIGURES[classroom.liveState];
  return Figures && <Figures key={now} {...{ classroom, now }} />;
}

/** How far it is. */
function Passed({ classroom, now }: LiveFiguresProps) {
  const progress = liveProgress(classroom, now);
  if (!progress) return null;
  const { passed, left } = progress;
  return (
    <Running>
      <p>
        已讲 <b>{passed}</b> 分钟，还剩 <b>{left}</b> 分钟
      </p>
      <Line aria-hidden $share={passed / Math.max(1, passed + left)} />
    </Running>
  );
}

/** The boxes of the wait; in the last hour they count the seconds since `now`. */
function Countdown({ classroom, now }: LiveFiguresProps) {
  const [passedMs, setPassedMs] = useState(0);
  const figures = waitFigures(classroom, now, passedMs);
  const hasSeconds = figures.at(-1)?.unit === '秒';
  useEffect(() => {
    if (!hasSeconds) return undefined;
    const start = Date.now();
    const timer = setInterval(() => setPassedMs(Date.now() - start), 1000);
    return () => clearInterval(timer);
  }, [hasSeconds]);
  if (figures.length === 0) return null;
  return (
    <Wait>
      <p>离开课还有</p>
      <ul aria-label="离开课还有">
        {figures.map(({ value, unit }) => (
          <li key={unit}>
            <b>{value}</b> <small>{unit}</small>
          </li>
        ))}
      </ul>
    </Wait>
  );
}

/** Where the replay is. */
function Making({ classroom: { endsAt } }: LiveFiguresProps) {
  return (
    <Steps>
      <li>
        <CircleCheck size={20} aria-hidden />
        <span>{endsAt ? `${endsAt.slice(11, 16)} 讲完了` : '讲完了'}</span>
      </li>
      <li>
        <Hourglass size={20} aria-hidden />
        <b>正在做回放</b>
      </li>
      <li>
        <CircleDashed size={20} aria-hidden />
        <span>做好后在 APP 里看回放</span>
      </li>
    </Steps>
  );
}

const FIGURES: Record<LiveState, ((props: LiveFiguresProps) => ReactNode) | null> = {
  'not-started': Countdown,
  live: Passed,
  'generating-replay': Making,
  replay: null,
};

const Running = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  width: min(100%, 20rem);
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  ${media.lessonPhone} {
    width: 58%;
  }
`;

const Line = styled.span<{ $share: number }>`
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(${theme.color.hero.ring} 0 0) 0 / ${({ $share }) => $share * 100}% 100%
    no-repeat ${theme.color.hero.track};
`;

const Wait = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  > p {
    color: ${theme.color.hero.label};
    font: ${theme.type.body};
  }
  ul {
    display: flex;
    gap: ${theme.space[3]};
  }
  li {
    display: grid;
    justify-items: center;
    min-width: 4.75rem;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.segment};
    background: ${theme.color.hero.track};
  }
  b {
    font: ${theme.type.figure};
    font-variant-numeric: tabular-nums;
  }
  small {
    font: ${theme.type.caption};
  }
  ${media.lessonPhone} {
    ul {
      gap: ${theme.space[2]};
    }
    li {
      min-width: 3.5rem;
      padding: ${theme.space[1]} ${theme.space[2]};
    }
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  svg {
    flex: none;
  }
  ${media.lessonPhone} {
    gap: ${theme.space[2]};
    font: ${theme.type.body};
  }
`;
