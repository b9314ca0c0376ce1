import type { Cobranding } from './Brand.ts';

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
