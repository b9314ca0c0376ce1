import type { RolePack } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { asRecord, optionalText, text } from '../../entities/read.ts';

/** The role pack of the call's tenant; null when it has none. */
export const getRolePack = defineEndpoint({
  id: 'rolePack.byTenant',
  method: 'GET',
  path: '/base/anyBiz/baseRolePack/getByTenantId',
  needsToken: true,
  toPayload: ({ tenantId }: { tenantId: string }) => ({ tenantId }),
  parse: (data): RolePack | null => {
    if (data === null || data === undefined) return null;
    const record = asRecord(data, 'Role pack');
    return { id: text(record.id, 'Role pack id'), name: optionalText(record.name) ?? '' };
  },
});
