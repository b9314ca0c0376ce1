import type { Period, PeriodView } from '@cloud-school/domain';
import { type ComponentType, useContext } from 'react';
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
  const Choices = CHOICES[view];
  return <Choices date={date} today={today} training={training} onChoose={choose} />;
}

interface ChoicesProps extends Pick<PeriodChoicesProps, 'date' | 'today' | 'training'> {
  onChoose: (date: string) => void;
}

const CHOICES: Record<PeriodView, ComponentType<ChoicesProps>> = {
  week: ({ date, today, onChoose }) => <WeekChoices date={date} today={today} onChoose={onChoose} />,
  month: MonthChoices,
};
