import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** What a host serves: a file whose name has a hash, or the page and files whose names stay. */
export type SiteFile = 'hashed' | 'named';

/** Whatever is not hashed is asked of the host at each use: an old page or exam worker names files that are gone. */
export const CACHING: Record<SiteFile, string> = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'no-cache',
};

/**
 * The headers of a built portal, which every host sends: this server, and nginx by the files that `pnpm write nginx`
 * makes of them.
 */
export function siteHeaders(values: Record<string, string>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(values),
    'x-content-type-options': 'nosniff',
    // Addresses hold mobile numbers and the codes of a single sign-on: the logs of a back end hold what Referer says.
    'referrer-policy': 'strict-origin',
    // What no page uses, nor a page in a frame may; attendance asks for the position.
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
    // A window that opened this page, or that this page opened elsewhere, has no handle on it.
    'cross-origin-opener-policy': 'same-origin',
  };
}
