import { defineEndpoint } from '../../endpoint.ts';
import { parseSchoolDetails } from '../../entities/school/parseSchoolDetails.ts';

/**
 * The business school info of a tenant with its profile (SCHOOL-01 to SCHOOL-04). Its own endpoint beside
 * `getBusinessSchool`, so that only the profile page loads the profile's parser.
 */
export const getSchoolDetails = defineEndpoint({
  id: 'school.details',
  method: 'GET',
  path: '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId',
  toPayload: ({ tenantId }: { tenantId: string }) => ({ tenantId }),
  parse: parseSchoolDetails,
});
