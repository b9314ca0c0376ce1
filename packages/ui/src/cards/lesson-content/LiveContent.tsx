import type { Classroom, LiveState } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { classroomStatusLooks } from '../classroom/classroomStatusLooks.ts';
import { formatLiveTime, LIVE_HINTS, liveStatus, waitFigures } from '../classroom/liveLesson.ts';

export interface LiveContentProps {
  classroom: Classroom;
  liveState: LiveState;
  /** 'YYYY-MM-DD HH:mm:ss' of the school. */
  now: string;
  /** That this page cannot show it. */
  title: string;
  action: string;
  onOpen: () => void;
}

/** A live lesson, which the app shows: its state, when it is, how long that takes, and the way there. */
export function LiveContent({ classroom, liveState, now, title, action, onOpen }: LiveContentProps) {
  const status = liveStatus(classroom, now);
  const time = formatLiveTime(classroom, now);
  const wait = waitFigures(classroom, now);
  const { Icon } = classroomStatusLooks[status?.kind ?? liveState];
  return (
    <Band $hasEnded={HAS_ENDED[liveState]}>
      {status && (
        <State>
          <Icon size={16} aria-hidden />
          <span>{status.label}</span>
        </State>
      )}
      <Name>
        <PhraseText>{classroom.name}</PhraseText>
      </Name>
      {time && <Time>{time}</Time>}
      {wait.length > 0 && (
        <Wait aria-label="距离开始">
          {wait.map(({ value, unit }) => (
            <li key={unit}>
              <b>{value}</b> <small>{unit}</small>
            </li>
          ))}
        </Wait>
      )}
      <Hint>
        <b>{title}</b>
        <span>{LIVE_HINTS[liveState]}</span>
      </Hint>
      <Open variant="secondary" size="large" onClick={onOpen}>
        {action}
      </Open>
      <Rings aria-hidden>
        <Icon size={160} strokeWidth={1} />
      </Rings>
    </Band>
  );
}

const HAS_ENDED: Record<LiveState, boolean> = {
  'not-started': false,
  live: false,
  'generating-replay': true,
  replay: true,
};

/* What is over is darker. */
const Band = styled.div<{ $hasEnded: boolean }>`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 480px;
  padding: ${theme.space[10]} ${theme.space[14]};
  background: ${({ $hasEnded }) =>
    $hasEnded
      ? theme.color.surface.stage
      : `linear-gradient(120deg, ${theme.color.hero.start}, ${theme.color.hero.end})`};
  color: ${theme.color.text.onDeep};
  > :not(:last-child) {
    z-index: 1;
  }
  ${media.phone} {
    /* Not as high as the page: what a picture would be. */
    && {
      flex: none;
    }
    gap: ${theme.space[3]};
    min-height: 0;
    padding: ${theme.space[6]} ${theme.space[5]};
  }
  ${media.lessonSideways} {
    min-height: 100%;
  }
`;

/* A signal that spreads, with the state in its middle. */
const Rings = styled.div`
  position: absolute;
  right: -4rem;
  bottom: -6rem;
  display: grid;
  place-items: center;
  width: 36rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(
    closest-side,
    ${theme.color.hero.track} 0 50%,
    ${theme.color.hero.line} 50.5% 75%,
    ${theme.color.hero.track} 75.5%
  );
  opacity: 0.36;
  ${media.tablet} {
    right: -8rem;
    bottom: -10rem;
    width: 24rem;
    > svg {
      display: none;
    }
  }
`;

const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.hero.track};
  font: ${theme.type.bodyStrong};
`;

const Name = styled.p`
  max-width: 560px;
  font: ${theme.type.page};
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const Time = styled.p`
  font: ${theme.type.label};
  font-variant-numeric: tabular-nums;
`;

const Wait = styled.ul`
  display: flex;
  gap: ${theme.space[3]};
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
`;

const Hint = styled.p`
  display: grid;
  gap: 2px;
  b {
    font: ${theme.type.bodyStrong};
  }
`;

const Open = styled(Button)`
  margin-top: ${theme.space[2]};
  ${media.phone} {
    width: 100%;
  }
`;
