import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Cobranding } from './Brand.ts';

/** The flag in the query of an address, or undefined where it does not decide (SHELL-09). */
export function readCobrandFlag({ flag }: Pick<Cobranding, 'flag'>, search: string): boolean | undefined {
  const value = new URLSearchParams(search).get(flag)?.toLowerCase();
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return undefined;
}

/** Whether a school belongs to the partner: by its first certification organisation and the configuration (SHELL-10). */
export function isPartnerSchool(
  { organisationId }: Pick<Cobranding, 'organisationId'>,
  config: PortalConfig,
  school: { certificationOrganizations: readonly { id: string }[] },
): boolean {
  const partnerId = organisationId(config);
  return partnerId !== undefined && school.certificationOrganizations[0]?.id === partnerId;
}
