import {
  getBusinessLines,
  getBusinessSchool,
  getSchoolDetails,
  getSchoolInfo,
  getVisitorCount,
} from '@cloud-school/api-client';
import { type Route, route } from '../http/Route.ts';
import { requireSchool } from '../auth/requireSchool.ts';

export const SCHOOL_ROUTES: Route[] = [
  route(getSchoolInfo, (call) => requireSchool(call).info),
  route(getBusinessSchool, (call) => requireSchool(call).business),
  // The same call on the wire, so the route above answers it.
  route(getSchoolDetails, (call) => requireSchool(call).business),
  route(getBusinessLines, (call) => ({ business: requireSchool(call).businessLines })),
  route(getVisitorCount, (call) => requireSchool(call).visitorCount),
];
