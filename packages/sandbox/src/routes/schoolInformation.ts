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
  route(getDomainByType, (call) => requireSchool(call).preDomain + DOMAIN_SUFFIX),
  route(listDomainSuffixes, () => [DOMAIN_SUFFIX]),
  route(querySchoolInformation, (call) => {
    requireStudent(call);
    return listInformation(call);
  }),
  route(listSchoolInformation, (call) => {
    const type = readText(call.payload, 'informationType');
    return listInformation(call).filter(({ informationType }) => informationType === type);
  }),
  route(getBrowseCount, (call) => {
    requireStudent(call);
    return requireSchool(call).visitorCount;
  }),
  route(getRolePack, (call) => {
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
