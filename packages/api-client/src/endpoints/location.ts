import { defineEndpoint } from '../endpoint.ts';
import { parseLocation } from '../entities/parseLocation.ts';

/** The maps service's look-up of the caller's own address; path and data are ours, the specification shows neither. */
const IP_LOOKUP_PATH = '/ws/location/v1/ip';

/** Where the visitor is, by the maps service behind the server's proxy; null when it does not know (HEAD-05). */
export const lookUpLocation = defineEndpoint({
  id: 'location.lookUp',
  method: 'POST',
  path: '/system/anyTenant/mapProxy',
  toPayload: ({ mapsKey }: { mapsKey: string | null }) => ({ path: IP_LOOKUP_PATH, data: { key: mapsKey } }),
  parse: parseLocation,
});
