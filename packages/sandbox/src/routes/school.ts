import {
  getBusinessLines,
  getBusinessSchool,
  getSchoolInfo,
  getVisitorCount,
} from '@cloud-school/api-client';
import { type Route, route } from '../http/Route.ts';
import { requireSchool } from '../auth/requireSchool.ts';

export const SCHOOL_ROUTES: Route[] = [
  route(getSchoolInfo, (call) => requireSchool(call).info),
  route(getBusinessSchool, (call) => requireSchool(call).business),
  route(getBusinessLines, (call) => ({ business: requireSchool(call).businessLines })),
  route(getVisitorCount, (call) => requireSchool(call).visitorCount),
];
