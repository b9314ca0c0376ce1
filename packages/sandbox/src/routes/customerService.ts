import { getServiceContact } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { readRecord } from '../http/readField.ts';
import { type Route, route } from '../http/Route.ts';
import { toPage } from '../http/toPage.ts';

export const CUSTOMER_SERVICE_ROUTES: Route[] = [
  route(getServiceContact, { example: { tenantId: '10002' } }, (call) => {
    const { serviceContacts } = requireSchool({ ...call, payload: readRecord(call.payload, 'model') });
    return toPage(serviceContacts, call.payload);
  }),
];
