import { formatDayName } from '@cloud-school/domain';
import { Clock, ListVideo, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { theme } from '../../theme/theme.ts';
import { formatLessonTime } from '../lesson/formatLessonTime.ts';
import type { Lesson, LessonPhase } from '../lesson/Lesson.ts';
import { lessonName, openingWords } from '../lesson/lessonWords.ts';
import { CardTop } from './CardTop.tsx';
import { LessonKindTags, PhaseTag } from './LessonTags.tsx';
import { summariseContents } from './summariseContents.ts';

/** Only a running lesson has the filled button. */
const VARIANTS: Record<LessonPhase, ButtonVariant> = {
  done: 'outline',
  overdue: 'outline',
  running: 'solid',
  upcoming: 'outline',
  over: 'outline',
};

export interface LessonCardProps extends NativeProps<'div', 'children'> {
  lesson: Lesson;
  /** The address of the activity. */
  to: string;
  onClose: () => void;
}

/** What a press on an event shows, and the way into the activity (TIME-06). */
export function LessonCard({ lesson, to, onClose, ...rest }: LessonCardProps) {
  const { activity, phase, day } = lesson;
  const contents = summariseContents(activity.contents);
  const isOneDay = lesson.end === null || !formatLessonTime(lesson).includes('至');
  return (
    <Root {...rest}>
      <CardTop onClose={onClose}>
        <Tags>
          <LessonKindTags lesson={lesson} />
          <PhaseTag lesson={lesson} />
        </Tags>
      </CardTop>
      <Name>
        <PhraseText>{lessonName(lesson)}</PhraseText>
      </Name>
      <Facts>
        <li>
          <Clock size={16} aria-hidden />
          <span>{(isOneDay ? `${formatDayName(day)} ` : '') + formatLessonTime(lesson)}</span>
        </li>
        {activity.address && (
          <li>
            <MapPin size={16} aria-hidden />
            <span>{activity.address}</span>
          </li>
        )}
        {contents && (
          <li>
            <ListVideo size={16} aria-hidden />
            <span>{contents}</span>
          </li>
        )}
      </Facts>
      <Foot>
        <ButtonLink to={to} variant={VARIANTS[phase]}>
          {openingWords(lesson)}
        </ButtonLink>
      </Foot>
    </Root>
  );
}

const Root = styled.div`
  width: calc(332px - 2 * ${theme.space[4]});
  max-width: 100%;
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-top: 6px;
`;

const Name = styled.h2`
  margin-top: ${theme.space[2]};
  overflow-wrap: anywhere;
  font: ${theme.type.labelStrong};
`;

const Facts = styled.ul`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    gap: ${theme.space[2]};
    padding: 3px 0;
  }
  svg {
    flex: none;
    margin-top: ${theme.space[1]};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${theme.space[3]};
`;
