import { isolate } from '@cloud-school/domain';
import { MapPin, MonitorPlay } from 'lucide-react';
import { css, styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { Link } from '../../primitives/link/Link.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { Lesson, LessonPhase } from '../lesson/Lesson.ts';
import { lessonName, openingWords } from '../lesson/lessonWords.ts';
import { PhaseLabel, PhaseTag } from './LessonTags.tsx';
import { LessonTimes } from './LessonTimes.tsx';
import { summariseContents } from './summariseContents.ts';

export interface LessonRowProps extends NativeProps<'article', 'children'> {
  lesson: Lesson;
  to: string;
  /** The day under which it is listed; its own when left out. */
  date?: string;
  /** The name is the link, and only a running lesson has a button. */
  isPhone?: boolean;
  /** Opens the card of the lesson from its name, which is no link then. */
  onOpenCard?: (lesson: Lesson, anchor: HTMLElement) => void;
}

const variants: Record<LessonPhase, ButtonVariant> = {
  done: 'secondary',
  overdue: 'outline',
  running: 'solid',
  upcoming: 'secondary',
  over: 'secondary',
};

/** One of several days is not what is done now. */
const allDayVariants: Record<LessonPhase, ButtonVariant> = { ...variants, running: 'outline' };

const variantOf = ({ phase, isAllDay }: Lesson): ButtonVariant =>
  (isAllDay ? allDayVariants : variants)[phase];

const isOfNow = ({ phase, isAllDay }: Lesson): boolean => phase === 'running' && !isAllDay;

/** A lesson in a list; the one of now has an outline and the only solid button (TIME-04), one of several days neither. */
export function LessonRow({ lesson, to, date, isPhone = false, onOpenCard, ...rest }: LessonRowProps) {
  const { activity, phase } = lesson;
  const name = lessonName(lesson);
  const nameText = <PhraseText>{name}</PhraseText>;
  const isRunning = phase === 'running';
  // A running lesson has its button beside it.
  const nameLink = isPhone && !isRunning && <NameLink to={to}>{nameText}</NameLink>;
  const words = isPhone ? '进入' : openingWords(lesson);
  const contents = isPhone ? '' : summariseContents(activity.contents);
  const detail = activity.isFaceToFace ? activity.address : contents;
  return (
    <Root {...rest} $isFaceToFace={activity.isFaceToFace} $isOfNow={isOfNow(lesson)}>
      <Times>
        <LessonTimes lesson={lesson} date={date} />
      </Times>
      <Text>
        <Name>
          {onOpenCard ? (
            <NameButton
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onOpenCard(lesson, currentTarget)}
            >
              {nameText}
            </NameButton>
          ) : (
            nameLink || nameText
          )}
        </Name>
        <Meta>
          <Duty $isRequired={activity.isRequired}>{activity.isRequired ? '必修' : '选修'}</Duty>
          {activity.isFaceToFace ? <MapPin size={14} aria-hidden /> : <MonitorPlay size={14} aria-hidden />}
          <span>{activity.isFaceToFace ? '面授' : '线上'}</span>
          {detail && (
            <Detail>
              <PhraseText>{detail}</PhraseText>
            </Detail>
          )}
          {isPhone && !isRunning && (
            <Phase>
              <PhaseLabel lesson={lesson} />
            </Phase>
          )}
        </Meta>
      </Text>
      {!isPhone && <PhaseTag lesson={lesson} />}
      {(!isPhone || isRunning) && (
        <Open to={to} variant={variantOf(lesson)} aria-label={`${words}：${isolate(name)}`}>
          {words}
        </Open>
      )}
    </Root>
  );
}

const Root = styled.article<{ $isFaceToFace: boolean; $isOfNow: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 76px;
  padding: ${theme.space[3]} ${theme.space[5]};
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${({ $isOfNow }) => ($isOfNow ? `0 0 0 2px ${theme.color.action.base}` : theme.shadow.rest)};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 4px;
    background: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.base)};
  }
  &:has(:focus-visible) {
    overflow: visible;
  }
  ${media.phone} {
    padding-inline: ${theme.space[4]} ${theme.space[3]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
  }
  ${media.forcedColors} {
    border: ${({ $isOfNow }) => ($isOfNow ? '2px' : '1px')} solid;
    &::before {
      background: none;
      border-left: ${({ $isFaceToFace }) => ($isFaceToFace ? '6px double' : '4px solid')};
    }
  }
`;

const Times = styled.span`
  flex: none;
  width: 68px;
  ${media.phone} {
    width: auto;
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  ${media.largeText} {
    flex-basis: 100%;
    order: 1;
  }
`;

const Name = styled.h3`
  overflow-wrap: anywhere;
  font: ${theme.type.labelStrong};
`;

/* The press is anywhere on the row. */
const wholeRow = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const NameLink = styled(Link)`
  ${wholeRow}
`;

const NameButton = styled.button`
  ${wholeRow}
  overflow-wrap: anywhere;
  font: inherit;
  text-align: left;
`;

const Meta = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  white-space: nowrap;
  > svg {
    flex: none;
  }
  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const Duty = styled.span<{ $isRequired: boolean }>`
  margin-right: ${theme.space[1]};
  color: ${({ $isRequired }) => ($isRequired ? theme.color.action.base : 'inherit')};
`;

const Detail = styled.span`
  margin-left: ${theme.space[1]};
  ${truncate}
  /* On a phone a row of its own has the place whole, down to the room. */
  ${media.phone} {
    margin-left: 0;
    white-space: normal;
  }
`;

/* In the line below the name, which has the width of the row. */
const Phase = styled.span`
  margin-left: auto;
`;

/* Above the press on the row. */
const Open = styled(ButtonLink)`
  position: relative;
  min-width: 92px;
  ${media.phone} {
    min-width: 0;
  }
`;
