import {
  daysOf,
  formatMonthDay,
  formatWeekday,
  type Period,
  type Timetable,
  weekOf,
} from '@cloud-school/domain';
import { styled } from 'styled-components';
import { formatLessonTime } from '../../../calendar/lesson/formatLessonTime.ts';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { lessonDayOf } from '../../../calendar/lesson/lessonDayOf.ts';
import { lessonName, lessonState } from '../../../calendar/lesson/lessonWords.ts';
import type { LessonDay } from '../../../calendar/lesson/toLessonDays.ts';
import type { Parts } from '../../../primitives/native/Parts.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { stateWords } from '../../../primitives/state-words/stateWords.ts';
import { media } from '../../../theme/media.ts';
import { useSchoolSettings } from '../../../theme/SchoolSettings.tsx';
import { theme } from '../../../theme/theme.ts';
import { useLessonDays } from '../useLessonDays.ts';

interface PrintedWeeksProps {
  period: Period;
  timetable: Timetable;
  now: string;
  /** Below the weeks. */
  children: Parts;
}

/** A period on paper: each week with a column a day, and in it every lesson, whatever its hour. */
export function PrintedWeeks({ period, timetable, now, children }: PrintedWeeksProps) {
  const { weekStart } = useSchoolSettings();
  const days = useLessonDays(timetable, now);
  const weeks = new Map(
    daysOf(period)
      .map((day) => weekOf(day, weekStart))
      .map((week) => [week.from, week]),
  );
  return (
    <Root>
      {[...weeks].map(([from, week]) => (
        <Week key={from} dates={daysOf(week)} days={days} />
      ))}
      {children}
    </Root>
  );
}

function Week({ dates, days }: { dates: string[]; days: readonly LessonDay[] }) {
  return (
    <table>
      <thead>
        <tr>
          {dates.map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date)} {formatMonthDay(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {dates.map((date) => (
            <td key={date}>
              {lessonDayOf(days, date)?.lessons.map((lesson) => (
                <Entry key={lesson.key}>
                  <b>{formatLessonTime(lesson)}</b>
                  <PhraseText>{lessonName(lesson)}</PhraseText>
                  <small>
                    <PhraseText>{placeOf(lesson)}</PhraseText>
                    <Phase>{stateWords[lessonState(lesson)]}</Phase>
                  </small>
                </Entry>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const placeOf = ({ activity }: Lesson) => (activity.isFaceToFace ? activity.address || '面授' : '线上');

const Root = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
  table {
    width: 100%;
    margin-bottom: ${theme.space[4]};
    border-collapse: collapse;
    table-layout: fixed;
  }
  tr {
    break-inside: auto;
  }
  th,
  td {
    padding: ${theme.space[2]};
    border: 1px solid ${theme.color.line.control};
    text-align: left;
    vertical-align: top;
    font: ${theme.type.caption};
  }
  th {
    font: ${theme.type.captionStrong};
  }
`;

const Entry = styled.p`
  display: grid;
  break-inside: avoid;
  & + & {
    margin-top: ${theme.space[3]};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: inherit;
  }
`;

const Phase = styled.span`
  white-space: nowrap;
`;
