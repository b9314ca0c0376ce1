import { defineEndpoint } from '../../endpoint.ts';
import { readList } from '../../entities/read.ts';
import { parseServiceContact } from '../../entities/school/parseServiceContact.ts';

/** The school's customer service; null when it has none (RAIL-02, RAIL-03, CERT-05). */
export const getServiceContact = defineEndpoint({
  id: 'customerService.contact',
  method: 'POST',
  path: '/universityAdvertise/anyUser/customerService/page',
  isQuiet: true,
  toPayload: ({ tenantId }: { tenantId: string }) => ({ current: 1, size: 1, model: { tenantId } }),
  parse: (data) => readList(data, 'Service contacts', parseServiceContact)[0] ?? null,
});
