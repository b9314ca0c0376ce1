import type { Position, ServicePoint } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { GroupHead } from '../GroupHead.tsx';
import { LazyServiceMap } from './LazyServiceMap.tsx';
import type { MapPoint } from './MapPoint.ts';
import type { MapSource } from './MapSource.ts';
import { formatOpenState, openState } from './openState.ts';
import {
  filterPoints,
  findPage,
  type NumberedPoint,
  numberPoints,
  type PointFilter,
  pointFilters,
} from './pointList.ts';
import { ServicePointList } from './ServicePointList.tsx';

interface ServicePointsProps {
  points: ServicePoint[];
  now: Date;
  map: MapSource | null;
  getMarkerUrl?: (place: { name: string; address: string | null; position: Position }) => string | null;
  getDistance?: (position: Position) => string | null;
}

/** The school's service points: a list, and a map when there is a map source (SCHOOL-03). */
export function ServicePoints({ points, now, map, getMarkerUrl, getDistance }: ServicePointsProps) {
  const all = numberPoints(points);
  const [filter, setFilter] = useState<PointFilter>('all');
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const shown = filterPoints(all, filter);
  const onMap = shown.flatMap((point) => toMapPoint(point, now));
  const current = onMap.find(({ number }) => number === chosen) ?? onMap[0];
  const filters = pointFilters(points);

  function changeFilter(next: PointFilter) {
    setFilter(next);
    setPage(1);
  }
  function chooseOnMap(number: number) {
    setChosen(number);
    setPage(findPage(shown, number));
  }

  return (
    <section aria-label="服务网点">
      <GroupHead title="服务网点">
        {filters.length > 2 ? (
          <Filters aria-label="网点类型">
            {filters.map(({ value, label, count }) => (
              <FilterPill
                key={value}
                isPressed={filter === value}
                isAll={value === 'all'}
                onClick={() => changeFilter(value)}
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
          map={map && current ? { chosen: current.number, onChoose: setChosen } : null}
          getMarkerUrl={getMarkerUrl}
          getDistance={getDistance}
        />
        {map && current && (
          <LazyServiceMap source={map} points={onMap} chosen={current} onChoose={chooseOnMap} />
        )}
      </Card>
    </section>
  );
}

/** The point as an array of one; empty when it has no position. */
function toMapPoint(point: NumberedPoint, now: Date): MapPoint[] {
  const { number, name, position } = point;
  if (!position) return [];
  return [{ number, name, position, state: openState(point, now), caption: formatOpenState(point, now) }];
}

const Filters = styled.fieldset`
  display: flex;
  gap: ${theme.space[2]};
  /* Padding for the focus ring and the touch target, which the scroll container would cut. */
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
  ${cardSurface}
  ${media.tablet} {
    grid-template-columns: ${({ $hasMap }) => ($hasMap ? '380px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    /* The map is above the list. */
    > :nth-child(2) {
      order: -1;
    }
  }
`;
