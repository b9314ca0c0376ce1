import type { Timetable } from '@cloud-school/api-client';
import { styled } from 'styled-components';
import { LessonRow } from '../../../calendar/cards/LessonRow.tsx';
import { dayMark } from '../../../calendar/day/dayMark.ts';
import { DayMarkLabel } from '../../../calendar/day/DayMarkLabel.tsx';
import { formatDayName } from '../../../calendar/day/formatDayName.ts';
import { isWithin, periodOf, type PeriodView } from '../../../calendar/day/Period.ts';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { DayStrip } from '../../../calendar/strip/DayStrip.tsx';
import { theme } from '../../../theme/theme.ts';
import { useLessonDays } from '../useLessonDays.ts';

interface PhonePeriodProps {
  view: PeriodView;
  /** A day of the period that is shown. */
  shownDate: string;
  /** The chosen day. */
  date: string;
  timetable: Timetable;
  now: string;
  activityTo: (lesson: Lesson) => string;
  onChoose: (date: string) => void;
}

/** Rows in the document at most; the whole list is in the view of all lessons. */
const MAX_ROWS = 100;

/** A week or a month on a phone: its days as a strip, and the lessons of the chosen day. */
export function PhonePeriod(props: PhonePeriodProps) {
  const { view, shownDate, timetable, now, activityTo, onChoose } = props;
  const days = useLessonDays(timetable, now);
  const today = now.slice(0, 10);
  const period = periodOf(view, shownDate);
  const date = isWithin(period, props.date) ? props.date : shownDate;
  const day = days.find((one) => one.date === date);
  const lessons = day?.lessons ?? [];
  return (
    <Root>
      <Strip>
        <DayStrip view={view} period={period} days={days} date={date} today={today} onChoose={onChoose} />
      </Strip>
      <Head>
        <h2>{formatDayName(date)}</h2>
        <DayMarkLabel mark={dayMark(day, today)} isToday={date === today} />
      </Head>
      {lessons.length === 0 && <Rest>这一天没有课堂</Rest>}
      <Rows>
        {lessons.slice(0, MAX_ROWS).map((lesson) => (
          <li key={lesson.key}>
            <LessonRow lesson={lesson} to={activityTo(lesson)} isPhone />
          </li>
        ))}
      </Rows>
      {lessons.length > MAX_ROWS && <Rest>还有 {lessons.length - MAX_ROWS} 项，请在“全部”中查看</Rest>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Strip = styled.div`
  padding: ${theme.space[3]} ${theme.space[2]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
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
