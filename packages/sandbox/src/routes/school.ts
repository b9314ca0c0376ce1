import {
  getBusinessLines,
  getBusinessSchool,
  getSchoolDetails,
  getSchoolInfo,
  getVisitorCount,
} from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { type Route, route } from '../http/Route.ts';

export const SCHOOL_ROUTES: Route[] = [
  route(getSchoolInfo, { example: { tenantId: '10002' } }, (call) => requireSchool(call).info),
  route(getBusinessSchool, { example: { tenantId: '10001' } }, (call) => requireSchool(call).business),
  // The same call on the wire, so the route above answers it.
  route(getSchoolDetails, { example: { tenantId: '10001' } }, (call) => requireSchool(call).business),
  route(getBusinessLines, { example: { tenantId: '10001' } }, (call) => ({
    business: requireSchool(call).businessLines,
  })),
  route(getVisitorCount, { example: { tenantId: '10001' } }, (call) => requireSchool(call).visitorCount),
];
