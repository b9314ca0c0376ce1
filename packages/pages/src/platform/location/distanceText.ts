import type { Position } from '@cloud-school/api-client';

/** HEAD-05. */
const EARTH_RADIUS_KM = 6378.137;
/** Nearer than this one is at the school; the radius is ours. */
const AT_SCHOOL_M = 50;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places along the earth. */
export function distanceKm(from: Position, to: Position): number {
  const latitude = radians(from.latitude - to.latitude) / 2;
  const longitude = radians(from.longitude - to.longitude) / 2;
  const share =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  // Rounding may carry opposite ends of the earth past 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** How far it is, as the utility bar says it: 到校, metres under 1 km, else km with two decimals. */
export function distanceText(from: Position, to: Position): string {
  const km = distanceKm(from, to);
  const metres = Math.round(km * 1000);
  if (metres < AT_SCHOOL_M) return '到校';
  return metres < 1000 ? `${metres} m` : `${km.toFixed(2)} km`;
}
