import { X } from 'lucide-react';
import { markPhrases } from '../../primitives/phrase-text/markPhrases.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonLabel, lessonName } from '../lesson/lessonWords.ts';

interface MonthEventProps {
  lesson: Lesson;
  onOpen: (lesson: Lesson, anchor: HTMLElement) => void;
}

/**
 * A lesson in a cell of the month: its name, and a sign where it was missed; the day says when it is done. Its look is
 * in `monthCells`.
 */
export function MonthEvent({ lesson, onOpen }: MonthEventProps) {
  return (
    <button
      type="button"
      className={lesson.activity.isFaceToFace ? 'month-event is-face-to-face' : 'month-event'}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={({ currentTarget }) => onOpen(lesson, currentTarget)}
    >
      <span className="month-event-name" aria-hidden>
        {markPhrases(lessonName(lesson))}
      </span>
      {lesson.phase === 'overdue' && <X size={14} strokeWidth={2} aria-hidden />}
      {/* Hidden text and not a label, which would have to repeat the words on the event in their order. */}
      <span className="month-hidden">{lessonLabel(lesson)}</span>
    </button>
  );
}
