/** What an outside login brings back in the address. */
export interface SsoArrival {
  /** Null where the login outside was given up. */
  code: string | null;
  state: string | null;
}

/** Reads a way back; null for a visit that has not been outside. */
export function readSsoArrival(search: string): SsoArrival | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (!code && !query.has('error')) return null;
  return { code: code || null, state: query.get('state') };
}

/** Where the outside login takes people back to. */
export const ssoReturnAddress = (origin: string): string => `${origin}/sso-login`;

/** The outside login with the return address and the state; null for an address that is none of the web. */
export function ssoAddress(address: string | undefined, origin: string, state: string): URL | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('redirect_uri', ssoReturnAddress(origin));
  url.searchParams.set('state', state);
  return url;
}
