import { defineEndpoint } from '../../endpoint.ts';
import {
  parseBusinessLines,
  parseBusinessSchool,
  parseSchool,
  parseVisitorCount,
} from '../../entities/school/parseSchool.ts';

interface TenantQuery {
  tenantId: string;
}

/** University info of a tenant (HEAD-01, SCHOOL-01). */
export const getSchoolInfo = defineEndpoint({
  id: 'school.info',
  method: 'GET',
  path: '/universityAdvertise/anyUser/university/info/getInfoByTenantId',
  toPayload: ({ tenantId }: TenantQuery) => ({ tenantId }),
  parse: parseSchool,
});

/** Business school info of a tenant (HOME-10, SCHOOL-01). */
export const getBusinessSchool = defineEndpoint({
  id: 'school.business',
  method: 'GET',
  path: '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId',
  toPayload: ({ tenantId }: TenantQuery) => ({ tenantId }),
  parse: parseBusinessSchool,
});

/** The entries of a school's home page (HOME-04). */
export const getBusinessLines = defineEndpoint({
  id: 'school.businessLines',
  method: 'GET',
  path: '/universityAdvertise/anyUser/business/getByTenantId',
  isPathOurs: true,
  toPayload: ({ tenantId }: TenantQuery) => ({ tenantId }),
  parse: parseBusinessLines,
});

/** Number of visits to the school's site (HEAD-02). */
export const getVisitorCount = defineEndpoint({
  id: 'school.visitorCount',
  method: 'GET',
  path: '/universityAdvertise/anyUser/visitorCount',
  isPathOurs: true,
  toPayload: ({ tenantId }: TenantQuery) => ({ tenantId }),
  parse: parseVisitorCount,
});
