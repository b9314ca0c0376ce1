import type { Position } from '@cloud-school/domain';
import { optionalNumber } from '../read.ts';

/** Reads a position; null for a degree that is missing or out of range, and for 0, 0, which is an empty form. */
export function parsePosition(latitude: unknown, longitude: unknown): Position | null {
  const position = { latitude: optionalNumber(latitude), longitude: optionalNumber(longitude) };
  if (position.latitude === null || position.longitude === null) return null;
  if (position.latitude === 0 && position.longitude === 0) return null;
  if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return null;
  return { latitude: position.latitude, longitude: position.longitude };
}
