import { defineEndpoint } from '../endpoint.ts';
import { parseBusinessLines } from '../entities/parseBusinessLines.ts';
import { parseBusinessSchool } from '../entities/parseBusinessSchool.ts';
import { parseSchool } from '../entities/parseSchool.ts';
import { parseVisitorCount } from '../entities/parseVisitorCount.ts';

interface OfTenant {
  tenantId: string;
}

/** University info of a tenant. */
export const getSchoolInfo = defineEndpoint({
  id: 'school.info',
  method: 'GET',
  path: '/universityAdvertise/anyUser/university/info/getInfoByTenantId',
  toPayload: ({ tenantId }: OfTenant) => ({ tenantId }),
  parse: parseSchool,
});

/** Business school info of a tenant. */
export const getBusinessSchool = defineEndpoint({
  id: 'school.business',
  method: 'GET',
  path: '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId',
  toPayload: ({ tenantId }: OfTenant) => ({ tenantId }),
  parse: parseBusinessSchool,
});

/** The entries a school offers on its home page (HOME-04). */
export const getBusinessLines = defineEndpoint({
  id: 'school.businessLines',
  method: 'GET',
  path: '/universityAdvertise/anyUser/business/getByTenantId',
  isPathOurs: true,
  toPayload: ({ tenantId }: OfTenant) => ({ tenantId }),
  parse: parseBusinessLines,
});

/** How often the school's site was visited (HEAD-02). */
export const getVisitorCount = defineEndpoint({
  id: 'school.visitorCount',
  method: 'GET',
  path: '/universityAdvertise/anyUser/visitorCount',
  isPathOurs: true,
  toPayload: ({ tenantId }: OfTenant) => ({ tenantId }),
  parse: parseVisitorCount,
});
