import type { Classroom, LiveState } from '@cloud-school/domain';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { useMedia } from '../../primitives/use-media/useMedia.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { formatLiveTime, LIVE_HINTS, liveStatus, waitFigures } from '../classroom/liveLesson.ts';
import { LiveChip } from './LiveChip.tsx';
import { LiveCode } from './LiveCode.tsx';
import { LiveFigures } from './LiveFigures.tsx';

export interface LiveContentProps {
  classroom: Classroom;
  liveState: LiveState;
  /** 'YYYY-MM-DD HH:mm:ss' of the school. */
  now: string;
  action: string;
  /** The app's download as a code, beside the words of a wide window, which cannot show the lesson itself. */
  code?: ReactNode;
  onOpen: () => void;
  /** Saves a lesson to come for a calendar. */
  onCalendar: () => void;
}

/** A live lesson, which the app shows: its state, when it is, how long that takes, and the way there. */
export function LiveContent({
  classroom,
  liveState,
  now,
  action,
  code,
  onOpen,
  onCalendar,
}: LiveContentProps) {
  const { AuthScene, LiveScene } = useBrandArt();
  const Person = LiveScene ?? AuthScene;
  const isPhone = useMedia(media.lessonPhone);
  const hasCode = Boolean(code) && !isPhone;
  const status = liveStatus(classroom);
  const time = formatLiveTime(classroom, now);
  const isToCome = waitFigures(classroom, now).length > 0;
  const hint = HINTS[liveState];
  const Way = isToCome && !isPhone ? OnDeep : Button;
  const first = isPhone ? 'solid' : 'secondary';
  return (
    <Root $hasEnded={HAS_ENDED[liveState]} data-has-code={hasCode ? '' : undefined}>
      <Band>
        <Scene aria-hidden $hasGround={!LiveScene}>
          <Person />
        </Scene>
        <Facts>
          {status && <LiveChip status={status} />}
          <Required>{classroom.isRequired ? '必修' : '选修'}</Required>
        </Facts>
        <Name>
          <PhraseText>{classroom.name}</PhraseText>
        </Name>
        {time && <Time>{time}</Time>}
        <LiveFigures classroom={classroom} now={now} />
        {hint && <Hint>{hint}</Hint>}
      </Band>
      <Actions>
        {isToCome && (
          <Button
            variant={first}
            size="large"
            icon={<CalendarPlus size={20} aria-hidden />}
            onClick={onCalendar}
          >
            加入日历
          </Button>
        )}
        <Way variant={isToCome ? 'secondary' : first} size="large" onClick={onOpen}>
          {action}
        </Way>
      </Actions>
      {hasCode && <LiveCode>{code}</LiveCode>}
    </Root>
  );
}

/** The steps to a replay say it themselves. */
const HINTS: Record<LiveState, string | null> = { ...LIVE_HINTS, 'generating-replay': null };

const HAS_ENDED: Record<LiveState, boolean> = {
  'not-started': false,
  live: false,
  'generating-replay': true,
  replay: true,
};

const { hero, surface, text } = theme.color;

/* What is over is darker. On a phone the band stands in the place of a picture, and the buttons below it. */
const Root = styled.div<{ $hasEnded: boolean }>`
  --band: ${({ $hasEnded }) =>
    `linear-gradient(120deg, ${$hasEnded ? surface.stage : hero.start}, ${$hasEnded ? hero.start : hero.end})`};
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space[8]};
  min-height: 480px;
  padding: ${theme.space[10]} ${theme.space[14]};
  background: var(--band);
  color: ${text.onDeep};
  ${media.short} {
    gap: ${theme.space[5]};
    padding-block: ${theme.space[6]};
  }
  ${media.lessonPhone} {
    display: block;
    min-height: 0;
    padding: 0;
    background: ${surface.card};
  }
  ${media.lessonSideways} {
    min-height: 100%;
  }
`;

const Band = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[4]};
  [data-has-code] > & {
    max-width: 38%;
    ${media.tablet} {
      max-width: none;
    }
  }
  > :not(:first-child) {
    z-index: 1;
  }
  ${media.lessonPhone} {
    position: relative;
    overflow: hidden;
    justify-content: center;
    gap: ${theme.space[2]};
    min-height: 13.5rem;
    padding: ${theme.space[4]};
    background: var(--band);
  }
`;

/* The brand's own people; those who have a ground of their own come out of the band without its edge. */
const Scene = styled.div<{ $hasGround: boolean }>`
  position: absolute;
  inset: 0 0 0 auto;
  width: min(46%, 30rem);
  --mask: radial-gradient(80% 26rem at 80% calc(100% - 12rem), ${text.primary} 55%, transparent);
  mask-image: ${({ $hasGround }) => ($hasGround ? 'var(--mask)' : 'none')};
  /* The code stands left of it. */
  ${media.laptop} {
    [data-has-code] & {
      width: 36%;
    }
  }
  ${media.tablet} {
    &,
    [data-has-code] & {
      width: 40%;
    }
  }
  ${media.lessonPhone} {
    right: -6%;
    width: 56%;
    /* Nothing of it is drawn below the words. */
    --mask: radial-gradient(42% 90% at 78% 65%, ${text.primary} 60%, transparent 95%);
  }
  ${media.forcedColors} {
    display: none;
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

/* A wide window has it in the bar. */
const Required = styled.span`
  display: none;
  ${media.lessonPhone} {
    display: inline;
    font: ${theme.type.body};
  }
`;

/* A phone has it in the bar above. */
const Name = styled.p`
  max-width: 560px;
  font: ${theme.type.page};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${media.lessonPhone} {
    display: none;
  }
`;

const Time = styled.p`
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  font: ${theme.type.label};
  ${media.lessonPhone} {
    font: ${theme.type.body};
  }
`;

const Actions = styled.div`
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  ${media.lessonPhone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line.hairline};
    > * {
      flex: 1;
    }
    /* A keyboard needs the room. */
    [data-typing='true'] & {
      display: none;
    }
  }
`;

/* The second button of a wide window is drawn on the deep ground. */
const OnDeep = styled(Button)`
  border-color: ${hero.ring};
  background: none;
  color: ${text.onDeep};
  &:hover:not(:disabled) {
    border-color: ${hero.ring};
    background: ${hero.line};
  }
`;
