import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';

/** The caller's id: the student of the token, else the visitor id that the call names, if any; '' for neither. */
export function getPersonId({ headers, store, now }: Call, visitorId = ''): string {
  const session = store.get('sessions', headers.get('token') ?? '');
  return session && session.expiresAt > now ? session.userId : visitorId;
}

/** Like getPersonId with the payload's `userId`; refuses a call without any id. */
export function requirePersonId(call: Call): string {
  const personId = getPersonId(call, readText(call.payload, 'userId'));
  if (personId === '') throw new RequestError(ERROR_CODES.badRequest, '请刷新页面后再点赞');
  return personId;
}
