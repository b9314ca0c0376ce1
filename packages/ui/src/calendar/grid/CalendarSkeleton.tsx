import type { PeriodView } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { fitWeek } from './CalendarFrame.ts';

export interface CalendarSkeletonProps extends NativeProps<'div', 'children'> {
  view: PeriodView;
}

/** A calendar while it loads, in its height: the days of a week with a few events, or those of a month. */
export function CalendarSkeleton({ view, ...rest }: CalendarSkeletonProps) {
  const { columns, rows, height, places } = shapes[view];
  return (
    <Root
      {...rest}
      $view={view}
      style={{ height, gridTemplateColumns: columns, gridTemplateRows: rows, ...rest.style }}
    >
      {places.map(([column, row, span]) => (
        <Skeleton
          key={`${column} ${row}`}
          shape="block"
          height="auto"
          style={{ gridColumn: column, gridRow: `${row} / span ${span}` }}
        />
      ))}
    </Root>
  );
}

/** The days of a week. */
const DAYS = [1, 2, 3, 4, 5, 6, 7];

type Place = [column: number, row: number, span: number];

const shapes: Record<PeriodView, { columns: string; rows: string; height: number; places: Place[] }> = {
  week: {
    columns: '56px repeat(7, minmax(0, 1fr))',
    rows: '40px repeat(12, minmax(0, 1fr))',
    height: 673,
    places: [
      ...DAYS.map((day): Place => [day + 1, 1, 1]),
      [3, 2, 2],
      [4, 2, 2],
      [5, 3, 2],
      [6, 3, 2],
      [7, 2, 2],
      [8, 2, 2],
      [3, 7, 3],
      [4, 7, 3],
      [8, 7, 3],
    ],
  },
  month: {
    columns: 'repeat(7, minmax(0, 1fr))',
    rows: '20px repeat(5, minmax(0, 1fr))',
    height: 664,
    places: [1, 2, 3, 4, 5, 6].flatMap((row) => DAYS.map((day): Place => [day, row, 1])),
  },
};

const FITS: Record<PeriodView, typeof fitWeek | null> = { week: fitWeek, month: null };

const Root = styled.div<{ $view: PeriodView }>`
  ${({ $view }) => FITS[$view]}
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  ${cardSurface}
`;
