const MAX_LENGTH = 2048;
const CONTROL = /[\u0000-\u001f\u007f\\]/;

const ENTRANCE = /^\/(?:login|kingdee-login|sso-login|register)(?:[/?#]|$)/i;

/** Whether a path is a way in: login in all its forms, single sign-on, registration. Never a place to go back to (W15). */
export function isEntrance(path: string): boolean {
  try {
    return ENTRANCE.test(decodeURI(path));
  } catch {
    return false;
  }
}

/**
 * Path, query and hash to go to after a login; '/' for anything that is not plainly inside this site (SHELL-06).
 * The address is rebuilt and its origin compared, never matched by a pattern alone.
 */
export function safeRedirect(redirect: string | null | undefined, origin: string): string {
  if (!redirect || redirect.length > MAX_LENGTH || CONTROL.test(redirect)) return '/';
  if (!redirect.startsWith('/') && !redirect.startsWith(`${origin}/`)) return '/';
  if (/^\/(?:\/|%2f|%5c)/i.test(redirect)) return '/';
  let url: URL;
  try {
    url = new URL(redirect, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return '/';
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || isEntrance(path) ? '/' : path;
}

/** The login address that brings the visitor back to `current` afterwards. */
export function loginAddress(
  loginPath: string,
  current: { pathname: string; search: string; hash: string },
): string {
  const here = current.pathname + current.search + current.hash;
  return here === '/' || isEntrance(here) ? loginPath : `${loginPath}?redirect=${encodeURIComponent(here)}`;
}
