const MAX_LENGTH = 2048;
const CONTROL = /[\u0000-\u001f\u007f\\]/;

/** Whether a path is a sign-in or registration page, or below one: never a place to return to after sign-in. */
export function isAuthPath(path: string, authPaths: readonly string[]): boolean {
  try {
    const [pathname = ''] = decodeURI(path).toLowerCase().split(/[?#]/);
    return authPaths.some((authPath) => pathname === authPath || pathname.startsWith(`${authPath}/`));
  } catch {
    return false;
  }
}

/**
 * Path, query and hash to open after sign-in; '/' for anything outside this site and for sign-in pages (SHELL-06).
 * The address is rebuilt and its origin compared; a pattern alone does not decide.
 */
export function safeRedirect(
  redirect: string | null | undefined,
  origin: string,
  authPaths: readonly string[],
): string {
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
  return path.startsWith('//') || isAuthPath(path, authPaths) ? '/' : path;
}

/** The login address that returns the visitor to `current` after sign-in. */
export function loginAddress(
  { loginPath, authPaths }: { loginPath: string; authPaths: readonly string[] },
  current: { pathname: string; search: string; hash: string },
): string {
  const here = current.pathname + current.search + current.hash;
  return isAuthPath(here, authPaths) ? loginPath : `${loginPath}?redirect=${encodeURIComponent(here)}`;
}
