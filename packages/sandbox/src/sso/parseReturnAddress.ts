import { parseUrl } from '@cloud-school/domain';
/** The portal's page for returns from the single sign-on. */
const RETURN_PATH = '/sso-login';

/** The registrable domain of a host: its last two labels, or 'localhost'; an IP address as it is. */
function toRegistrableDomain(hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname;
  const labels = hostname.split('.');
  return labels.slice(labels.at(-1) === 'localhost' ? -1 : -2).join('.');
}

/** The return address as a URL; null unless it is the return page on the sandbox's own registrable domain. */
export function parseReturnAddress(text: string, ownHostname: string): URL | null {
  const url = parseUrl(text);
  if (!url) return null;
  const isAllowed =
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === RETURN_PATH &&
    url.search === '' &&
    url.hash === '' &&
    toRegistrableDomain(url.hostname) === toRegistrableDomain(ownHostname);
  return isAllowed ? url : null;
}
