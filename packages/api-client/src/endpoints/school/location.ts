import { defineEndpoint } from '../../endpoint.ts';
import { parseLocation } from '../../entities/school/parseLocation.ts';

/** The maps service's look-up of the caller's IP address. Path and data are ours: the specification shows neither. */
const IP_LOOKUP_PATH = '/ws/location/v1/ip';

/** The visitor's position by IP address, from the maps service behind the server's proxy; null when unknown (HEAD-05). */
export const lookUpLocation = defineEndpoint({
  id: 'location.lookUp',
  method: 'POST',
  path: '/system/anyTenant/mapProxy',
  isQuiet: true,
  toPayload: ({ mapsKey }: { mapsKey: string | null }) => ({ path: IP_LOOKUP_PATH, data: { key: mapsKey } }),
  parse: parseLocation,
});
