import type { Cobranding } from '../brand/Brand.ts';
import { isPhone } from '../navigation/isPhone.ts';
import { paths } from '../navigation/paths.ts';

/** A query page on a mobile device, or the page made for one: its title is the university's name (SHELL-07). */
export const isMobileQuery = (
  pathname: string,
  userAgent: string,
  cobrandings: readonly Pick<Cobranding, 'queryPaths'>[],
): boolean =>
  pathname === paths.certificateQueryPhone ||
  (isPhone(userAgent) &&
    [paths.certificateQueryDesktop, ...cobrandings.flatMap(({ queryPaths }) => queryPaths)].includes(
      pathname,
    ));
