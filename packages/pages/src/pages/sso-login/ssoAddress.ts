import { parseUrl } from '@cloud-school/domain';
import { paths } from '../../platform/navigation/paths.ts';

/** The parameters with which the outside login returns. */
export interface SsoArrival {
  /** Null if the visitor cancelled the outside login. */
  code: string | null;
  state: string | null;
}

/** Reads the parameters of a return; null for any other visit. */
export function readSsoArrival(search: string): SsoArrival | null {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (!code && !query.has('error')) return null;
  return { code: code || null, state: query.get('state') };
}

/** The address to which the outside login returns. */
export const ssoReturnAddress = (origin: string): string => origin + paths.ssoLogin;

/** The address of the outside login with return address and state; null unless it is HTTP or HTTPS. */
export function ssoAddress(address: string | undefined, origin: string, state: string): URL | null {
  const url = address ? parseUrl(address) : null;
  if (!url) return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.searchParams.set('redirect_uri', ssoReturnAddress(origin));
  url.searchParams.set('state', state);
  return url;
}
