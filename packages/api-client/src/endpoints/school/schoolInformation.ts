import { defineEndpoint } from '../../endpoint.ts';
import { readList } from '../../entities/read.ts';
import { parseSchoolInformation } from '../../entities/school/parseSchoolInformation.ts';

/** Texts about a school, for signed-in users. */
export const querySchoolInformation = defineEndpoint({
  id: 'schoolInformation.query',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/universityInformation/query',
  needsToken: true,
  toPayload: ({ universityId }: { universityId: string }) => ({ universityId }),
  parse: (data) => readList(data, 'School information', parseSchoolInformation),
});

/** Texts of one type about a school, for everyone. */
export const listSchoolInformation = defineEndpoint({
  id: 'schoolInformation.byType',
  method: 'POST',
  path: '/universityAdvertise/anyUser/universityInformation/listByType',
  isPathOurs: true,
  toPayload: ({ informationType, universityId }: { informationType: string; universityId: string }) => ({
    informationType,
    universityId,
  }),
  parse: (data) => readList(data, 'School information', parseSchoolInformation),
});
