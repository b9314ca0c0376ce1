import type { ServicePoint, ServicePointKind } from '@cloud-school/api-client';

export type PointFilter = ServicePointKind | 'all';

/** A service point with its number among all of the school's, which it keeps under every filter. */
export interface NumberedPoint extends ServicePoint {
  number: number;
}

export const KIND_LABELS: Record<ServicePointKind, string> = {
  teaching: '教学',
  exam: '考试',
  evaluate: '评价',
};

/** Rows of a page of the list beside the map. */
export const PAGE_SIZE = 4;

export function numbered(points: ServicePoint[]): NumberedPoint[] {
  return points.map((point, index) => ({ ...point, number: index + 1 }));
}

export function pointsOf(points: NumberedPoint[], filter: PointFilter): NumberedPoint[] {
  return filter === 'all' ? points : points.filter(({ kind }) => kind === filter);
}

/** The filters that would show something, with their counts; all of them first. */
export function pointFilters(
  points: ServicePoint[],
): { filter: PointFilter; label: string; count: number }[] {
  const kinds = (Object.keys(KIND_LABELS) as ServicePointKind[]).map((kind) => ({
    filter: kind,
    label: KIND_LABELS[kind],
    count: points.filter((point) => point.kind === kind).length,
  }));
  return [{ filter: 'all', label: '全部', count: points.length }, ...kinds.filter(({ count }) => count > 0)];
}

/** The page of the list, from 1, on which a point stands; the first where it is not in the list. */
export function pageOf(points: NumberedPoint[], number: number | null): number {
  const index = points.findIndex((point) => point.number === number);
  return Math.floor(Math.max(index, 0) / PAGE_SIZE) + 1;
}

/** The point's place in words; the province is left out beside its city. */
export function placeText({ provinceName, cityName, address }: ServicePoint): string | null {
  return [cityName ?? provinceName, address].filter(Boolean).join('') || null;
}
