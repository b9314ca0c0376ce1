import type { ServicePoint, ServicePointKind } from '@cloud-school/domain';
import { toOptions } from '../../../primitives/options/toOptions.ts';

export type PointFilter = ServicePointKind | 'all';

/** A service point with its number among all points of the school; filters do not change it. */
export interface NumberedPoint extends ServicePoint {
  number: number;
}

export const KIND_LABELS: Record<ServicePointKind, string> = {
  teaching: '教学',
  exam: '考试',
  evaluate: '评价',
};

const FILTERS = toOptions<PointFilter>({ all: '全部', ...KIND_LABELS });

/** Rows on a page of the list. */
export const PAGE_SIZE = 4;

export function numberPoints(points: ServicePoint[]): NumberedPoint[] {
  return points.map((point, index) => ({ ...point, number: index + 1 }));
}

export function filterPoints<Point extends ServicePoint>(points: Point[], filter: PointFilter): Point[] {
  return filter === 'all' ? points : points.filter(({ kind }) => kind === filter);
}

/** 全部 and the kinds that the school has, with their counts. */
export function pointFilters(points: ServicePoint[]): { value: PointFilter; label: string; count: number }[] {
  return FILTERS.map(({ value, label }) => ({
    value,
    label,
    count: filterPoints(points, value).length,
  })).filter(({ value, count }) => value === 'all' || count > 0);
}

/** The page that contains a point, from 1; the first page when none does. */
export function findPage(points: NumberedPoint[], number: number | null): number {
  const index = points.findIndex((point) => point.number === number);
  return Math.floor(Math.max(index, 0) / PAGE_SIZE) + 1;
}

/** The address with its city, or with its province when the city is unknown; null when nothing is known. */
export function formatAddress({ provinceName, cityName, address }: ServicePoint): string | null {
  return [cityName ?? provinceName, address].filter(Boolean).join('') || null;
}
