import type { Position, ServicePoint } from '@cloud-school/api-client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { GroupHead } from '../GroupHead.tsx';
import { openState, openWords } from './openState.ts';
import { LazyServiceMap } from './LazyServiceMap.tsx';
import type { MapPoint } from './MapPoint.ts';
import type { MapSource } from './MapSource.ts';
import {
  type NumberedPoint,
  numbered,
  type PointFilter,
  pageOf,
  pointFilters,
  pointsOf,
} from './pointList.ts';
import { ServicePointList } from './ServicePointList.tsx';

interface ServicePointsProps {
  points: ServicePoint[];
  now: Date;
  map: MapSource | null;
  markerOf?: (place: { name: string; address: string | null; position: Position }) => string | null;
  distanceOf?: (position: Position) => string | null;
}

/** The school's service points: a list, and the map it points into where there is one (SCHOOL-03). */
export function ServicePoints({ points, now, map, markerOf, distanceOf }: ServicePointsProps) {
  const all = numbered(points);
  const [filter, setFilter] = useState<PointFilter>('all');
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const shown = pointsOf(all, filter);
  const onMap = shown.flatMap((point) => toMapPoint(point, now));
  const current = onMap.find(({ number }) => number === chosen) ?? onMap[0];
  const filters = pointFilters(points);

  function narrow(next: PointFilter) {
    setFilter(next);
    setPage(1);
  }
  function chooseOnMap(number: number) {
    setChosen(number);
    setPage(pageOf(shown, number));
  }

  return (
    <section aria-label="服务网点">
      <GroupHead title="服务网点">
        {filters.length > 2 ? (
          <Filters aria-label="网点类型">
            {filters.map(({ filter: value, label, count }) => (
              <FilterPill
                key={value}
                isPressed={filter === value}
                isAll={value === 'all'}
                onClick={() => narrow(value)}
              >
                {label} {count}
              </FilterPill>
            ))}
          </Filters>
        ) : (
          <Count>共 {points.length} 个</Count>
        )}
      </GroupHead>
      <Card $hasMap={Boolean(map && current)}>
        <ServicePointList
          points={shown}
          now={now}
          page={page}
          onPage={setPage}
          chosen={map && current ? current.number : null}
          onChoose={map && current ? setChosen : undefined}
          markerOf={markerOf}
          distanceOf={distanceOf}
        />
        {map && current && (
          <LazyServiceMap source={map} points={onMap} chosen={current} onChoose={chooseOnMap} />
        )}
      </Card>
    </section>
  );
}

function toMapPoint(point: NumberedPoint, now: Date): MapPoint[] {
  const { number, name, position, address } = point;
  if (!position) return [];
  const state = openState(point, now);
  return [
    {
      number,
      name,
      position,
      isOpen: state === 'open',
      isResting: state === 'resting',
      words: openWords(point, now) ?? address,
    },
  ];
}

const Filters = styled.fieldset`
  display: flex;
  gap: ${theme.space[2]};
  /* Room for the focus ring and for what answers to a touch, which the scrolling box would cut. */
  margin: -5px;
  padding: 5px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Count = styled.p`
  color: ${theme.color.text.secondary};
`;

const Card = styled.div<{ $hasMap: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasMap }) => ($hasMap ? '432px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  min-height: ${({ $hasMap }) => ($hasMap ? '504px' : '0')};
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.tablet} {
    grid-template-columns: ${({ $hasMap }) => ($hasMap ? '380px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    /* The map stands above the list. */
    > :nth-child(2) {
      order: -1;
    }
  }
`;
