import { MonthChoices, type MonthChoicesProps } from '@cloud-school/ui/calendar';

export interface MonthChoicesPartProps extends Pick<MonthChoicesProps, 'date' | 'today' | 'onChoose'> {
  training?: NonNullable<MonthChoicesProps['training']>;
}

/** The months around a day. */
export const MonthChoicesPart = ({ training, ...rest }: MonthChoicesPartProps) => (
  <MonthChoices {...rest} training={training ?? null} />
);
