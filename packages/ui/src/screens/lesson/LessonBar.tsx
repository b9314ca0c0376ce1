import { ArrowLeft, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { formatAttendanceTime } from '../../cards/lesson-attendance/formatAttendanceTime.ts';
import { LessonAttendance } from '../../cards/lesson-attendance/LessonAttendance.tsx';
import type { LessonHead, LessonView } from '../../cards/lesson-content/LessonView.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LessonMoves } from './LessonMoves.tsx';

interface LessonBarProps extends Pick<LessonView, 'head' | 'signing' | 'moves'> {
  /** False where the lesson is not known: nothing is said of it, and there is none to move to. */
  isKnown: boolean;
  /** Where the lesson is in its course, for a phone. */
  place: LessonPlace | null;
}

/** 第四章, and 第 3 节，共 7 节. */
export interface LessonPlace {
  chapter: string;
  count: string;
}

/** The dark bar of a lesson, which replaces the site's header (VIEW-05). */
export function LessonBar({ head, signing, moves, isKnown, place }: LessonBarProps) {
  'use memo';
  const time = formatAttendanceTime(head.startsAt, head.endsAt);
  const attendance = signing.attendance?.status === 'loading' ? null : signing.attendance;
  return (
    <Bar>
      <Back type="button" onClick={moves.onBack}>
        <ArrowLeft size={18} aria-hidden />
        <span>返回</span>
      </Back>
      {isKnown && <Marks {...head} />}
      <Name title={head.name}>
        <PhraseText>{head.name}</PhraseText>
      </Name>
      <Facts>
        {time && (
          <Time>
            <Clock size={14} aria-hidden />
            <span>{time}</span>
          </Time>
        )}
        {!time && !attendance && place && (
          <Place>
            {place.chapter && <Chapter>{place.chapter}</Chapter>}
            <span>{place.chapter ? ` · ${place.count}` : place.count}</span>
          </Place>
        )}
        <LessonAttendance {...signing} attendance={attendance} ground="stage" />
      </Facts>
      {isKnown && <LessonMoves onPrevious={moves.onPrevious} onNext={moves.onNext} />}
    </Bar>
  );
}

/** What is known of the lesson; on a phone its title says it. */
function Marks({ isRequired, isFaceToFace }: Pick<LessonHead, 'isRequired' | 'isFaceToFace'>) {
  return (
    <Tags>
      {isRequired !== null && <Mark $isSolid={isRequired}>{isRequired ? '必修' : '选修'}</Mark>}
      {isFaceToFace !== null && <Mark $isSolid={false}>{isFaceToFace ? '面授' : '线上'}</Mark>}
    </Tags>
  );
}

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${bars.lesson};
  padding: 0 ${theme.space[4]};
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
  button:focus-visible {
    outline-color: ${theme.color.text.onStage};
  }
  ${media.lessonPhone} {
    /* Reading and writing fold it away. */
    overflow: clip;
    max-height: 8rem;
    transition:
      max-height ${theme.motion.quick},
      min-height ${theme.motion.quick};
    [data-folded='true'] & {
      min-height: 0;
      max-height: 0;
      visibility: hidden;
    }
    display: grid;
    grid-template: auto auto / 44px minmax(0, 1fr) auto;
    align-content: center;
    column-gap: ${theme.space[1]};
    row-gap: 0;
    padding: 0 ${theme.space[2]};
  }
  /* The picture needs the height; the keyboard still finds its buttons. */
  ${media.lessonSideways} {
    &:not(:focus-within) {
      ${visuallyHidden}
    }
    &:focus-within {
      position: absolute;
      inset: 0 0 auto;
      z-index: ${theme.layer.sticky};
    }
  }
  /* Name and facts below the buttons; enlarged names need more height than a bar that stays may take. */
  ${media.lessonTiny} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    padding-block: ${theme.space[2]};
  }
`;

const Back = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: 40px;
  padding-right: ${theme.space[4]};
  border-right: 1px solid ${theme.color.surface.stageFill};
  ${media.lessonCompact} {
    justify-content: center;
    width: 44px;
    height: 44px;
    padding: 0;
    span {
      ${visuallyHidden}
    }
  }
  ${media.lessonPhone} {
    grid-row: 1 / -1;
    border: 0;
  }
`;

const Tags = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  &:empty {
    display: none;
  }
  ${media.lessonPhone} {
    display: none;
  }
`;

const Mark = styled.span<{ $isSolid: boolean }>`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${({ $isSolid }) => ($isSolid ? theme.color.action.fill : theme.color.surface.stageFill)};
  color: ${({ $isSolid }) => ($isSolid ? theme.color.text.onAction : theme.color.text.onStage)};
  font: ${theme.type.caption};
`;

const Name = styled.h1`
  min-width: 0;
  ${truncate}
  font: ${theme.type.labelStrong};
  ${media.lessonPhone} {
    ${clamp(1)}
    grid-column: 2;
    font: ${theme.type.bodyStrong};
    /* The bar has two lines: one is for the facts where there are any. */
    line-height: 1.25;
    &:has(+ :empty) {
      ${clamp(2)}
      grid-row: 1 / -1;
    }
  }
  ${media.lessonTiny} {
    flex-basis: 100%;
    order: 1;
    padding-inline: ${theme.space[2]};
  }
`;

const Facts = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-width: max-content;
  ${media.lessonCompact} {
    justify-content: flex-end;
  }
  ${media.lessonPhone} {
    grid-column: 2;
    grid-row: 2;
    justify-content: flex-start;
    gap: ${theme.space[2]};
    min-width: 0;
    min-height: 20px;
    &:empty {
      display: none;
    }
    /* Not the height: the target of the button is higher than its line. */
    overflow-x: clip;
    font: ${theme.type.caption};
    /* Three buttons beside it leave 170 px: the lesson's time or the attendance's time and button. */
    &:has(button) > p,
    &:not(:has(button)) time {
      display: none;
    }
    /* A time with its day gives way, and not the button. */
    &:has(button) div,
    &:has(button) div p {
      flex-shrink: 1;
      min-width: 0;
      overflow-x: clip;
    }
    button {
      flex: none;
      min-height: 24px;
      padding: 0 ${theme.space[2]};
      font: ${theme.type.captionStrong};
      /* A finger's target over the name of the lesson: what is under the bar would cover it. */
      &::before {
        inset: auto -2px calc(-1 * ${theme.space[1]});
        height: ${theme.size.control.touch};
      }
    }
  }
  ${media.lessonTiny} {
    flex-basis: 100%;
    flex-wrap: wrap;
    order: 1;
    padding-inline: ${theme.space[2]};
  }
`;

/* A wide window shows it in the directory beside. */
const Place = styled.p`
  display: none;
  ${media.lessonPhone} {
    display: flex;
    min-width: 0;
    color: ${theme.color.text.onStageSecondary};
    white-space: pre;
    > * {
      flex: none;
    }
  }
`;

/* The directory below has its name in full; the count stands here alone. */
const Chapter = styled.span`
  ${Place} > & {
    flex: 0 1 auto;
    min-width: 0;
    ${truncate}
  }
`;

const Time = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text.onStageSecondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.lessonPhone} {
    /* The attendance beside it needs the room. */
    svg {
      display: none;
    }
  }
`;
