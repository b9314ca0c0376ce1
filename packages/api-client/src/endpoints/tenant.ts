import { defineEndpoint } from '../endpoint.ts';
import { parseTenant } from '../entities/parseTenant.ts';

/** The tenant of a host name's leading part; null when no school has it (SHELL-01). */
export const getTenantByPreDomain = defineEndpoint({
  id: 'tenant.byPreDomain',
  method: 'GET',
  path: '/system/anyTenant/defTenant/getTenantByPreDomain',
  toPayload: ({ preDomain }: { preDomain: string }) => ({ data: preDomain }),
  parse: parseTenant,
});
