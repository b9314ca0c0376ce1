import { StudyWeek, type StudyWeekProps } from '@cloud-school/ui';

export interface StudyWeekPartProps {
  days: StudyWeekProps['days'];
  rate?: string;
  goal?: NonNullable<StudyWeekProps['goal']>;
}

/** The week of a student; without a rate and a goal it says nothing of them. */
export const StudyWeekPart = ({ days, rate, goal }: StudyWeekPartProps) => (
  <StudyWeek days={days} rate={rate ?? null} goal={goal ?? null} />
);
