import { parsePosition } from './parsePosition.ts';
import type { Position } from './Position.ts';
import { jsonValue, optionalRecord } from './read.ts';

/**
 * Where the maps service places the visitor's address, or null when it does not know. Its answer comes through the
 * server's proxy as an object or as JSON in a string, with the position in `result.location`.
 */
export function parseLocation(data: unknown): Position | null {
  const { location } = optionalRecord(optionalRecord(jsonValue(data)).result);
  const { lat, lng } = optionalRecord(location);
  return parsePosition(lat, lng);
}
