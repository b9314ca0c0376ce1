import { formatDayName } from '@cloud-school/domain';
import type { DayMark } from '../day/dayMark.ts';
import { DayMarkLabel } from '../day/DayMarkLabel.tsx';
import type { Lesson } from '../lesson/Lesson.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { MonthEvent } from './MonthEvent.tsx';

interface MonthCellProps extends Pick<CalendarGridProps, 'onLesson' | 'onDay'> {
  date: string;
  mark: DayMark;
  isToday: boolean;
  /** All lessons of the day. */
  lessons: readonly Lesson[];
}

/** Lessons that a cell has room for. */
const MAX_LESSONS = 2;

/**
 * A day of the month: its state, its first lessons. With lessons it is a button over the whole cell, below them. Its
 * look is in `monthCells`.
 */
export function MonthCell({ date, mark, isToday, lessons, onLesson, onDay }: MonthCellProps) {
  const hidden = lessons.length - MAX_LESSONS;
  const head = (
    <>
      <span className="month-hidden">{`${formatDayName(date)}${isToday ? ' 今天' : ''} `}</span>
      <span className="month-day" aria-hidden>
        {Number(date.slice(8))}
      </span>
      <DayMarkLabel mark={mark} isToday={isToday} />
      <span className="month-hidden"> 共 {lessons.length} 节</span>
    </>
  );
  const states = [
    mark.kind === 'overdue' && 'is-overdue',
    isToday && 'is-today',
    // Where no line says how many more there are.
    hidden <= 0 && 'has-room',
  ];
  return (
    <div className={['month-cell', ...states].filter(Boolean).join(' ')}>
      {lessons.length === 0 ? (
        <span className="month-head">{head}</span>
      ) : (
        <button
          type="button"
          className="month-head"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onDay(date, currentTarget)}
        >
          {head}
        </button>
      )}
      {lessons.slice(0, MAX_LESSONS).map((lesson) => (
        <MonthEvent key={lesson.key} lesson={lesson} onOpen={onLesson} />
      ))}
      {hidden > 0 && (
        <span className="month-more" aria-hidden>
          还有 {hidden} 项
        </span>
      )}
    </div>
  );
}
