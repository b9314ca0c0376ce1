import type { Client } from '@cloud-school/api-client';

/** Milliseconds since 1970 by the server's clock, or by this device's until the server has answered. */
export const serverNow = (client: Pick<Client, 'serverClockOffset'>): number =>
  Date.now() + (client.serverClockOffset() ?? 0);
