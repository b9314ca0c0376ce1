import { exchangeSsoCode } from '@cloud-school/api-client';
import { openSession } from '../auth/openSession.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { type Route, route } from '../http/Route.ts';
import { consumeSsoCode } from '../sso/ssoCodes.ts';

export const SSO_ROUTES: Route[] = [
  route(exchangeSsoCode, {}, (call) => {
    const { tenantId } = requireSchool(call);
    const redirectUri = readText(call.payload, 'redirectUri');
    return openSession(call, consumeSsoCode(call, readText(call.payload, 'code'), redirectUri), tenantId);
  }),
];
