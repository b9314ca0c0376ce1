import { getTenantByPreDomain } from '@cloud-school/api-client';
import { readText } from '../http/readField.ts';
import { type Route, route } from '../http/Route.ts';

export const TENANT_ROUTES: Route[] = [
  route(getTenantByPreDomain, { example: { preDomain: 'kingdee' } }, ({ payload, seed }) => {
    const school = seed.schools.find(({ preDomain }) => preDomain === readText(payload, 'data'));
    return school
      ? { id: school.tenantId, preDomain: school.preDomain, name: school.info.projectName }
      : null;
  }),
];
