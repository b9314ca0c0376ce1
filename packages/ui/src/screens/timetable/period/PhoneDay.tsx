import { type Timetable, formatDayName } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { LessonRow } from '../../../calendar/cards/LessonRow.tsx';
import { dayMark } from '../../../calendar/day/dayMark.ts';
import { DayMarkLabel } from '../../../calendar/day/DayMarkLabel.tsx';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonDayOf } from '../../../calendar/lesson/lessonDayOf.ts';
import { theme } from '../../../theme/theme.ts';
import { useLessonDays } from '../useLessonDays.ts';
import { useOpenedCard } from './useOpenedCard.tsx';

interface PhoneDayProps {
  date: string;
  timetable: Timetable;
  now: string;
  activityTo: (lesson: Lesson) => string;
}

/** Rows in the document at most; the whole list is in the view of all lessons. */
const MAX_ROWS = 100;

/** The lessons of the chosen day on a phone; a press on one opens its card (TIME-06). */
export function PhoneDay({ date, timetable, now, activityTo }: PhoneDayProps) {
  const today = now.slice(0, 10);
  const days = useLessonDays(timetable, now);
  const day = lessonDayOf(days, date);
  const card = useOpenedCard({ days, today, activityTo });
  const lessons = day?.lessons ?? [];
  return (
    <Root>
      <Head>
        <h2>{formatDayName(date)}</h2>
        <DayMarkLabel mark={dayMark(day, today)} isToday={date === today} />
      </Head>
      {lessons.length === 0 && <Rest>这一天没有课堂</Rest>}
      <Rows>
        {lessons.slice(0, MAX_ROWS).map((lesson) => (
          <li key={lesson.key}>
            <LessonRow
              lesson={lesson}
              to={activityTo(lesson)}
              date={date}
              isPhone
              onOpenCard={(pressed, anchor) => card.open({ lesson: pressed, anchor })}
            />
          </li>
        ))}
      </Rows>
      {lessons.length > MAX_ROWS && <Rest>还有 {lessons.length - MAX_ROWS} 项，请在“全部”中查看</Rest>}
      {card.element}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[2]};
  h2 {
    font: ${theme.type.labelStrong};
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Rest = styled.p`
  color: ${theme.color.text.secondary};
`;
