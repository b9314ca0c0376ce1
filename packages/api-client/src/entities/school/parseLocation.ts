import type { Position } from '@cloud-school/domain';
import { jsonValue, optionalRecord } from '../read.ts';
import { parsePosition } from './parsePosition.ts';

/**
 * Reads the visitor's position; null when the maps service does not know it. The server's proxy sends the response of
 * the maps service as an object or as JSON in a string, with the position in `result.location`.
 */
export function parseLocation(data: unknown): Position | null {
  const { location } = optionalRecord(optionalRecord(jsonValue(data)).result);
  const { lat, lng } = optionalRecord(location);
  return parsePosition(lat, lng);
}
