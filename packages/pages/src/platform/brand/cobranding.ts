/** The one address that is co-branded by itself (CERT-01). */
const COBRANDED_PATH = '/query_pc/kingdee';

/** 'isKingDee' of an address: 1 or true, 0 or false; undefined when it says nothing (SHELL-09). */
export function readKingDeeFlag(search: string, pathname = '/'): boolean | undefined {
  const value = new URLSearchParams(search).get('isKingDee')?.toLowerCase();
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return pathname === COBRANDED_PATH ? true : undefined;
}

interface FlagFacts {
  fromQuery: boolean | undefined;
  kept: boolean | undefined;
  /** First certification organisation of the school, and the vendor's id of the configuration. */
  firstOrganisationId: string | undefined;
  vendorOrganisationId: string | undefined;
}

/** Whether a school is shown co-branded: only where the school belongs to the vendor, whatever an address says. */
export function isCobrandedSchool(facts: FlagFacts): boolean {
  const isVendors =
    facts.vendorOrganisationId !== undefined && facts.firstOrganisationId === facts.vendorOrganisationId;
  return isVendors && (facts.fromQuery ?? facts.kept ?? false);
}
