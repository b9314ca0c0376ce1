import {
  getBrowseCount,
  getDomainByType,
  getRolePack,
  listDomainSuffixes,
  listSchoolInformation,
  querySchoolInformation,
} from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { requireStudent } from '../auth/requireStudent.ts';
import { readText } from '../http/readField.ts';
import { type Call, type Route, route } from '../http/Route.ts';

const DOMAIN_SUFFIX = '.localhost';

/** Facts about the school beside its profile. */
export const SCHOOL_INFORMATION_ROUTES: Route[] = [
  route(
    getDomainByType,
    { example: { domainType: 'PC' } },
    (call) => requireSchool(call).preDomain + DOMAIN_SUFFIX,
  ),
  route(listDomainSuffixes, { example: {} }, () => [DOMAIN_SUFFIX]),
  route(querySchoolInformation, { example: { universityId: '20001' } }, (call) => {
    requireStudent(call);
    return listInformation(call);
  }),
  route(listSchoolInformation, { example: { informationType: 'CROWD', universityId: '20001' } }, (call) => {
    const type = readText(call.payload, 'informationType');
    return listInformation(call).filter(({ informationType }) => informationType === type);
  }),
  route(getBrowseCount, { example: {} }, (call) => {
    requireStudent(call);
    return requireSchool(call).visitorCount;
  }),
  route(getRolePack, { example: { tenantId: '10001' } }, (call) => {
    requireStudent(call);
    const { tenantId, info } = requireSchool(call);
    return { id: `role-pack-${tenantId}`, name: `${readText(info, 'universityName')}学员` };
  }),
];

/** The texts of the school of `universityId`: its introduction and whom it is for. */
function listInformation(call: Call) {
  const { info } = requireSchool(call);
  if (readText(call.payload, 'universityId') !== info.universityId) return [];
  return [
    {
      id: `${readText(info, 'universityId')}-crowd`,
      informationType: 'CROWD',
      title: '适合人群',
      content: info.crowd,
    },
  ];
}
