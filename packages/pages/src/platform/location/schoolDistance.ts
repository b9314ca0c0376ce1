import { lookUpLocation } from '@cloud-school/api-client';
import { isRecord, type Position } from '@cloud-school/domain';
import { defineStored, isNumber, only } from '../device/defineStored.ts';
import type { Portal } from '../portal/Portal.ts';
import { formatDistance } from './formatDistance.ts';

/** Position of this device by the maps service; by IP address it is coarse, so one look-up a day is enough. */
export const storedLocation = defineStored({
  key: 'location',
  of: 'device',
  maxDays: 1,
  read: only(
    (value): value is Position => isRecord(value) && isNumber(value.latitude) && isNumber(value.longitude),
  ),
});

/** The distance of the visitor from the school, by the stored position or a new look-up; null if there is none. */
export async function schoolDistance(
  school: Position,
  { client, config, device }: Pick<Portal, 'client' | 'config' | 'device'>,
): Promise<string | null> {
  const known = device.get(storedLocation);
  if (known) return formatDistance(known, school);
  const found = await client.call(lookUpLocation, { mapsKey: config.mapsKey ?? null });
  if (!found) return null;
  device.set(storedLocation, found);
  return formatDistance(found, school);
}
