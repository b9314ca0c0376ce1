import { lookUpLocation, type Position } from '@cloud-school/api-client';
import type { Portal } from '../portal/Portal.ts';
import { distanceText } from './distanceText.ts';

/** A position by IP address is good for a day: that of a phone on its way is vague anyway. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** How far the visitor is from the school, by the position kept on this device or asked anew; null when nobody knows. */
export async function schoolDistance(
  school: Position,
  { client, config, store }: Pick<Portal, 'client' | 'config' | 'store'>,
  now: number = Date.now(),
): Promise<string | null> {
  const kept = store.get('location');
  // One of the future was kept by a clock that was wrong.
  if (kept && kept.foundAt <= now && now - kept.foundAt < KEPT_FOR_MS) return distanceText(kept, school);
  const found = await client.call(lookUpLocation, { mapsKey: config.mapsKey ?? null });
  if (!found) return null;
  store.set('location', { ...found, foundAt: now });
  return distanceText(found, school);
}
