import type { Timetable, Period, PeriodView } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { DayStrip } from '../../../calendar/strip/DayStrip.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { theme } from '../../../theme/theme.ts';
import { useLessonDays } from '../useLessonDays.ts';

interface PhoneStripProps {
  view: PeriodView;
  period: Period;
  /** The chosen day. */
  date: string;
  timetable: Timetable;
  now: string;
  onChoose: (date: string) => void;
}

/** The days of a week or month on a phone. */
export function PhoneStrip({ view, period, date, timetable, now, onChoose }: PhoneStripProps) {
  const days = useLessonDays(timetable, now);
  return (
    <Card>
      <DayStrip
        view={view}
        period={period}
        days={days}
        date={date}
        today={now.slice(0, 10)}
        onChoose={onChoose}
      />
    </Card>
  );
}

const Card = styled.div`
  padding: ${theme.space[3]} ${theme.space[2]};
  ${cardSurface}
`;
