import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import type { Call } from '../http/Route.ts';
import { likeId } from '../store/documentIds.ts';

/** Who calls: the student of the token, or the visitor who names itself; '' for nobody. */
export function getPersonId({ headers, store, now }: Call, named: string): string {
  const session = store.get('sessions', headers.get('token') ?? '');
  return session && session.expiresAt > now ? session.userId : named;
}

/** As getPersonId, and refuses nobody. */
export function requirePersonId(call: Call): string {
  const person = getPersonId(call, readText(call.payload, 'userId'));
  if (person === '') throw new RequestError(ERROR_CODES.badRequest, '请刷新页面后再点赞');
  return person;
}

/** What became of something's likes: how many since the sandbox began, and whether a person is among them. */
export function getLikes({ store }: Call, bizType: string, bizId: string, person: string) {
  const likes = store.list('likes').filter((like) => like.bizType === bizType && like.bizId === bizId);
  return {
    count: likes.length,
    isLiked: person !== '' && store.get('likes', likeId(bizType, bizId, person)) !== undefined,
  };
}
