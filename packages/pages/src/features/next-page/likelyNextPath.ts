import { paths } from '../../platform/navigation/paths.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { readDestination } from '../../platform/sign-in/readDestination.ts';

/** The page that a visitor of a page opens next more often than any other; null where there is none. */
export function likelyNextPath(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { brand, session, visit }: Pick<Portal, 'brand' | 'session' | 'visit'>,
): string | null {
  switch (pathname) {
    case paths.home:
      return session.get().kind === 'student' ? paths.myClasses : brand.loginPath;
    case brand.loginPath: {
      const redirect = new URLSearchParams(search).get('redirect');
      return new URL(readDestination(redirect, visit.origin, brand.authPaths), visit.origin).pathname;
    }
    case paths.myClasses:
      return paths.trainingClass;
    default:
      return null;
  }
}
