/** Where this site takes people who come back from a single sign-on. */
const RETURN_PATH = '/sso-login';

/** The part of a host that one owner registers: two labels, or 'localhost' with all that stands before it. */
function toRegistrableDomain(hostname: string): string {
  if (/^[\d.]+$|:/.test(hostname)) return hostname;
  const labels = hostname.split('.');
  return labels.slice(labels.at(-1) === 'localhost' ? -1 : -2).join('.');
}

/** A return address that may be answered to: of the same registrable host as the sign-on, and its own page there. */
export function parseReturnAddress(text: string, ownHostname: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
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
