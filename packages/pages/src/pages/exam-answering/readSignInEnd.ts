import type { Portal } from '../../platform/portal/Portal.ts';

/** When the sign-in ends, by this device's clock; null where the server does not say. */
export function readSignInEnd({ store, client }: Portal): number | null {
  const end = store.get('tokenExpireTime');
  return end ? end - (client.serverClockOffset() ?? 0) : null;
}
