import { paths } from '../navigation/paths.ts';
import { safeRedirect } from '../session/safeRedirect.ts';

/** Where a sign-in leads: to the redirect of its address (SHELL-06), without one to the student's own page. */
export function readDestination(
  redirect: string | null,
  origin: string,
  authPaths: readonly string[],
): string {
  return redirect === null ? paths.myClasses : safeRedirect(redirect, origin, authPaths);
}
