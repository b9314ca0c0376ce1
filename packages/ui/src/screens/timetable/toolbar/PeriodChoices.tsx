import type { Period, PeriodView } from '@cloud-school/domain';
import { useContext } from 'react';
import { MonthChoices } from '../../../calendar/picker/MonthChoices.tsx';
import { WeekChoices } from '../../../calendar/picker/WeekChoices.tsx';
import { ClosePopoverContext } from '../../../layout/lazy-popover/LazyPopover.tsx';

export interface PeriodChoicesProps {
  view: PeriodView;
  date: string;
  today: string;
  training: Period | null;
  onMove: (date: string) => void;
}

/** The weeks or months of the popover, which closes with the choice. */
export function PeriodChoices({ view, date, today, training, onMove }: PeriodChoicesProps) {
  const close = useContext(ClosePopoverContext);
  function choose(next: string) {
    close();
    onMove(next);
  }
  return view === 'week' ? (
    <WeekChoices date={date} today={today} onChoose={choose} />
  ) : (
    <MonthChoices date={date} today={today} training={training} onChoose={choose} />
  );
}
