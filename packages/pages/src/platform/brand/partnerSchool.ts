import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Cobranding } from './Brand.ts';

/** The flag in the query of an address, or undefined where it does not decide (SHELL-09). */
export function readCobrandFlag({ flag }: Pick<Cobranding, 'flag'>, search: string): boolean | undefined {
  const value = new URLSearchParams(search).get(flag)?.toLowerCase();
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return undefined;
}

/** Whether a school belongs to the partner: by its first certification organisation (SHELL-10). */
export function isPartnerSchool(
  { id, organisationId }: Pick<Cobranding, 'id' | 'organisationId'>,
  { partnerOrganisations }: PortalConfig,
  school: { certificationOrganizations: readonly { id: string }[] },
): boolean {
  return school.certificationOrganizations[0]?.id === (partnerOrganisations?.[id] ?? organisationId);
}

interface LookFacts {
  pathname: string;
  /** The flag of the visit's first address. */
  addressFlag: boolean | undefined;
  /** The flag that an earlier page or visit stored. */
  storedFlag: boolean | undefined;
}

/**
 * How a school of the partner is shown: `isRemembered` says that later visits have the look too. The flag of the address decides,
 * then the partner's sign-in page, then the stored flag (SHELL-09). The partner's query page has the look while it is open, and
 * turns it on nowhere else (CERT-01).
 */
export function readPartnerLook(
  { loginPath, queryPaths }: Pick<Cobranding, 'loginPath' | 'queryPaths'>,
  { pathname, addressFlag, storedFlag }: LookFacts,
): { isShown: boolean; isRemembered: boolean } {
  const flag = addressFlag ?? (pathname === loginPath ? true : storedFlag);
  return { isShown: flag ?? queryPaths.includes(pathname), isRemembered: flag === true };
}
