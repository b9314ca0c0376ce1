import { formatMonthName, formatWeekday } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LessonRow } from '../../../calendar/cards/LessonRow.tsx';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { byStartDay } from '../../../calendar/lesson/toLessonDays.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { visibleRange } from './visibleRange.ts';

interface AllLessonsProps {
  /** By start. */
  lessons: readonly Lesson[];
  /** The list opens at this day: today, or the month that was chosen. */
  date: string;
  today: string;
  isPhone: boolean;
  activityTo: (lesson: Lesson) => string;
}

/** Lessons that each press on a button adds. */
const STEP = 60;

/** All lessons of the training by the day on which they start, along a rail (TIME-04). */
export function AllLessons({ lessons, date, today, isPhone, activityTo }: AllLessonsProps) {
  const [steps, setSteps] = useState({ before: 0, after: 1 });
  const { from, to } = visibleRange(lessons, date, {
    before: steps.before * STEP,
    after: steps.after * STEP,
  });
  const days = byStartDay(lessons.slice(from, to));
  return (
    <div>
      <Top>
        <h2>{formatMonthName(days[0]?.date ?? date)}</h2>
        {from > 0 && (
          <Button
            variant="text"
            size="small"
            onClick={() => setSteps({ ...steps, before: steps.before + 1 })}
          >
            查看更早的 {from} 项
          </Button>
        )}
      </Top>
      <Days>
        {days.map((day) => (
          <Day key={day.date} aria-label={`${day.date} ${formatWeekday(day.date)}`}>
            <DateColumn $isToday={day.date === today}>
              <strong>{day.date.slice(5)}</strong>
              <span>{formatWeekday(day.date) + (day.date === today ? ' · 今天' : '')}</span>
            </DateColumn>
            <Rows>
              {day.lessons.map((lesson) => (
                <li key={lesson.key}>
                  <LessonRow lesson={lesson} to={activityTo(lesson)} isPhone={isPhone} />
                </li>
              ))}
            </Rows>
          </Day>
        ))}
      </Days>
      {to < lessons.length && (
        <More>
          <Button variant="secondary" onClick={() => setSteps({ ...steps, after: steps.after + 1 })}>
            查看后面的 {lessons.length - to} 项
          </Button>
        </More>
      )}
    </div>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-height: ${theme.size.control.small};
  margin-bottom: ${theme.space[3]};
  h2 {
    font: ${theme.type.labelStrong};
    white-space: nowrap;
  }
`;

const Days = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 138px;
    width: 2px;
    background: ${theme.color.line.hairline};
  }
  ${media.phone} {
    gap: ${theme.space[5]};
    &::before {
      content: none;
    }
  }
`;

const Day = styled.section`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 64px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
`;

const DateColumn = styled.p<{ $isToday: boolean }>`
  position: relative;
  padding-top: ${theme.space[2]};
  color: ${({ $isToday }) => ($isToday ? theme.color.action.base : theme.color.text.primary)};
  strong {
    display: block;
    font: ${theme.type.figure};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${({ $isToday }) => ($isToday ? 'inherit' : theme.color.text.secondary)};
    font: ${({ $isToday }) => ($isToday ? theme.type.bodyStrong : theme.type.body)};
  }
  &::after {
    content: '';
    position: absolute;
    top: 18px;
    right: calc(-1 * ${theme.space[10]});
    width: 14px;
    height: 14px;
    border: ${({ $isToday }) =>
      $isToday ? `4px solid ${theme.color.action.base}` : `2px solid ${theme.color.line.control}`};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    transform: translateX(2px);
  }
  ${media.phone} {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
    padding: 0;
    strong {
      font: ${theme.type.labelStrong};
    }
    &::after {
      content: none;
    }
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;

const More = styled.p`
  margin-top: ${theme.space[6]};
  text-align: center;
`;
