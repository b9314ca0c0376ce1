import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Brand } from './Brand.ts';

/** What a school's pages take over from a partner's brand. */
export type CobrandLook = Pick<
  Brand,
  'theme' | 'fixedTitle' | 'loginPath' | 'words' | 'slots' | 'capabilities'
>;

/** A partner whose schools a standard shell can show in the partner's look (SHELL-09). */
export interface Cobranding {
  /** Query parameter and storage key that turn the look on (1, true) and off (0, false). */
  flag: string;
  /** Certificate-query addresses that turn the look on by themselves (CERT-01). */
  queryPaths: string[];
  /** Address of the sign-in in the partner's look. */
  loginPath: string;
  /** First certification organisation of the partner's schools; undefined: no school is the partner's. */
  organisationId: (config: PortalConfig) => string | undefined;
  /** The look, loaded by visits that need it. */
  load: () => Promise<CobrandLook>;
}

/** The flag in an address, or undefined where the address does not decide (SHELL-09). */
export function readCobrandFlag(
  { flag, queryPaths }: Pick<Cobranding, 'flag' | 'queryPaths'>,
  search: string,
  pathname = '/',
): boolean | undefined {
  const value = new URLSearchParams(search).get(flag)?.toLowerCase();
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return queryPaths.includes(pathname) ? true : undefined;
}

interface CobrandFacts {
  fromAddress: boolean | undefined;
  /** Flag stored by an earlier visit. */
  stored: boolean | undefined;
  /** First certification organisation of the school, and of the partner's schools by the configuration. */
  schoolOrganisationId: string | undefined;
  partnerOrganisationId: string | undefined;
}

/** Whether a school shows the partner's look: only a school of the partner, whatever an address says. */
export function isInPartnerLook(facts: CobrandFacts): boolean {
  const isPartnerSchool =
    facts.partnerOrganisationId !== undefined && facts.schoolOrganisationId === facts.partnerOrganisationId;
  return isPartnerSchool && (facts.fromAddress ?? facts.stored ?? false);
}
