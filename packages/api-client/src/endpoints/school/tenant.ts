import { defineEndpoint } from '../../endpoint.ts';
import { parseTenant } from '../../entities/school/parseTenant.ts';

/** The tenant of a host name's first label; null when no school has it (SHELL-01). */
export const getTenantByPreDomain = defineEndpoint({
  id: 'tenant.byPreDomain',
  method: 'GET',
  path: '/system/anyTenant/defTenant/getTenantByPreDomain',
  isQuiet: true,
  toPayload: ({ preDomain }: { preDomain: string }) => ({ data: preDomain }),
  parse: parseTenant,
});
