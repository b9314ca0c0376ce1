import { lookUpLocation } from '@cloud-school/api-client';
import { requireSchool } from '../auth/requireSchool.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Route, route } from '../http/Route.ts';

/** The only path of the maps service that the proxy forwards. */
const ALLOWED_PATH = '/ws/location/v1/ip';

export const LOCATION_ROUTES: Route[] = [
  route(lookUpLocation, { example: { mapsKey: 'maps-key' } }, (call) => {
    if (readText(call.payload, 'path') !== ALLOWED_PATH) {
      throw new RequestError(ERROR_CODES.notAllowed, '不支持的地图服务');
    }
    return { status: 0, message: 'Success', result: { location: requireSchool(call).visitorPosition } };
  }),
];
