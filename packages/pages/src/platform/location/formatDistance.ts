import type { Position } from '@cloud-school/domain';

/** The radius that HEAD-05 names. */
const EARTH_RADIUS_KM = 6378.137;
/** Below this distance the bar shows 到校; the specification names no number. */
const AT_SCHOOL_M = 50;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const latitude = toRadians(from.latitude - to.latitude) / 2;
  const longitude = toRadians(from.longitude - to.longitude) / 2;
  const haversine =
    Math.sin(latitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude) ** 2;
  // Rounding can exceed 1 for antipodes.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** A distance in the form of the utility bar: 到校, metres below 1 km, else km with two decimals (HEAD-05). */
export function formatDistance(from: Position, to: Position): string {
  const km = distanceKm(from, to);
  const metres = Math.round(km * 1000);
  if (metres < AT_SCHOOL_M) return '到校';
  return metres < 1000 ? `${metres} m` : `${km.toFixed(2)} km`;
}
