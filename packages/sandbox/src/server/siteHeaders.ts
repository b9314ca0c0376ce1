import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** What a host serves: a file whose name has a hash, or the page and files whose names stay. */
export type SiteFile = 'hashed' | 'named';

/** Whatever is not hashed is asked of the host at each use: an old page or exam worker names files that are gone. */
export const CACHING: Record<SiteFile, string> = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'no-cache',
};

/**
 * The headers of a built portal, which every host sends: this server, and nginx by the files that `pnpm nginx:write`
 * makes of them.
 */
export function siteHeaders(config: Record<string, string>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}
