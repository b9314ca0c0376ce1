import type { Attendance, SignKind } from '@cloud-school/domain';
import { ArrowLeft, Clock } from 'lucide-react';
import { css, styled } from 'styled-components';
import { formatAttendanceTime } from '../../cards/lesson-attendance/formatAttendanceTime.ts';
import { LessonAttendance } from '../../cards/lesson-attendance/LessonAttendance.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { LessonHead } from './LessonHead.ts';
import { LessonMoves, type LessonMovesProps } from './LessonMoves.tsx';

interface LessonBarProps {
  head: LessonHead;
  /** Null for a lesson without attendance. */
  attendance: Loadable<Attendance> | null;
  onSign: (kind: SignKind) => void;
  /** By the server's clock. */
  now: Date;
  onBack: () => void;
  /** Null where the lesson is not known: nothing is said of it, and there is none to move to. */
  moves: LessonMovesProps | null;
}

/** The dark bar of a lesson, which replaces the site's header (VIEW-05). */
export function LessonBar({ head, attendance, onSign, now, onBack, moves }: LessonBarProps) {
  const time = formatAttendanceTime(head.startsAt, head.endsAt);
  const shownAttendance = attendance?.status === 'loading' ? null : attendance;
  const hasFacts = time !== null || shownAttendance !== null;
  return (
    <Bar>
      <Back type="button" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden />
        <span>返回</span>
      </Back>
      {moves && (
        <Tags $hasFacts={hasFacts}>
          <Mark $isSolid={head.isRequired}>{head.isRequired ? '必修' : '选修'}</Mark>
          <Mark $isSolid={false}>{head.isFaceToFace ? '面授' : '线上'}</Mark>
        </Tags>
      )}
      <Name title={head.name} $hasFacts={hasFacts}>
        <PhraseText>{head.name}</PhraseText>
      </Name>
      <Facts>
        {time && (
          <Time>
            <Clock size={14} aria-hidden />
            <span>{time}</span>
          </Time>
        )}
        <LessonAttendance attendance={shownAttendance} onSign={onSign} ground="stage" now={now} />
      </Facts>
      {moves && <LessonMoves {...moves} />}
    </Bar>
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
  ${media.phone} {
    position: sticky;
    top: 0;
    z-index: ${theme.layer.sticky};
    display: grid;
    grid-template: auto auto / 40px auto minmax(0, 1fr) auto;
    align-content: center;
    column-gap: ${theme.space[1]};
    row-gap: 0;
    padding: 0 ${theme.space[2]};
  }
  /* Name and facts below the buttons; enlarged names need more height than a bar that stays may take. */
  ${media.largeText} {
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
  ${media.phone} {
    grid-row: 1 / -1;
    border: 0;
  }
`;

/** Beside facts both tags would leave the name five characters. */
const tagsBesideFacts = css`
  > :last-child {
    ${visuallyHidden}
  }
`;

const tagsBelowName = css`
  grid-row: 2;
`;

const Tags = styled.div<{ $hasFacts: boolean }>`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  ${media.phone} {
    grid-column: 2;
    align-self: center;
    gap: ${theme.space[1]};
    ${({ $hasFacts }) => ($hasFacts ? tagsBesideFacts : tagsBelowName)}
  }
`;

const Mark = styled.span<{ $isSolid: boolean }>`
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${({ $isSolid }) => ($isSolid ? theme.color.action.fill : theme.color.surface.stageFill)};
  color: ${({ $isSolid }) => ($isSolid ? theme.color.text.onAction : theme.color.text.onStage)};
  font: ${theme.type.caption};
  ${media.phone} {
    padding: 0 ${theme.space[1]};
  }
`;

const Name = styled.h1<{ $hasFacts: boolean }>`
  min-width: 0;
  ${truncate}
  font: ${theme.type.labelStrong};
  ${media.phone} {
    grid-column: ${({ $hasFacts }) => ($hasFacts ? '3' : '2 / 4')};
    font: ${theme.type.bodyStrong};
    ${Back} + & {
      grid-row: 1 / -1;
    }
  }
  ${media.largeText} {
    flex-basis: 100%;
    order: 1;
    padding-inline: ${theme.space[2]};
    white-space: normal;
    wbr {
      display: inline;
    }
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
  ${media.phone} {
    grid-column: 2 / 4;
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
  ${media.largeText} {
    flex-basis: 100%;
    flex-wrap: wrap;
    order: 1;
    padding-inline: ${theme.space[2]};
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
  ${media.phone} {
    /* The attendance beside it needs the room. */
    svg {
      display: none;
    }
  }
`;
