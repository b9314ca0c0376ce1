import { lookUpLocation } from '@cloud-school/api-client';
import type { Position } from '@cloud-school/domain';
import type { Portal } from '../portal/Portal.ts';
import { formatDistance } from './formatDistance.ts';

/** A position by IP address is coarse, so one look-up a day is enough. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** The distance of the visitor from the school, by the stored position or a new look-up; null if there is none. */
export async function schoolDistance(
  school: Position,
  { client, config, store }: Pick<Portal, 'client' | 'config' | 'store'>,
  now: number = Date.now(),
): Promise<string | null> {
  const kept = store.get('location');
  // A wrong clock can have stored a position of the future.
  if (kept && kept.foundAt <= now && now - kept.foundAt < MAX_AGE_MS) return formatDistance(kept, school);
  const found = await client.call(lookUpLocation, { mapsKey: config.mapsKey ?? null });
  if (!found) return null;
  store.set('location', { ...found, foundAt: now });
  return formatDistance(found, school);
}
