import { defineEndpoint } from '../../endpoint.ts';
import { parseVisitorCount } from '../../entities/school/parseSchool.ts';

/** Number of visits to the school's site, for signed-in users (HEAD-02); visitors read `getVisitorCount`. */
export const getBrowseCount = defineEndpoint({
  id: 'school.browseCount',
  method: 'GET',
  path: '/search/anyBiz/performanceStat/querySchoolBrowseCount',
  needsToken: true,
  isQuiet: true,
  toPayload: () => ({}),
  parse: parseVisitorCount,
});
