import { readText } from '../http/readField.ts';
import { REFUSAL_CODES, Refusal } from '../http/Refusal.ts';
import type { Call } from '../http/Route.ts';
import { likeId } from '../store/recordIds.ts';

/** Who calls: the student of the token, or the visitor who names itself; '' for nobody. */
export function personOf({ headers, store, now }: Call, named: string): string {
  const session = store.get('sessions', headers.get('token') ?? '');
  return session && session.expiresAt > now ? session.userId : named;
}

/** As personOf, and refuses nobody. */
export function requirePerson(call: Call): string {
  const person = personOf(call, readText(call.payload, 'userId'));
  if (person === '') throw new Refusal(REFUSAL_CODES.badRequest, '请刷新页面后再点赞');
  return person;
}

/** What became of something's likes: how many since the sandbox began, and whether a person is among them. */
export function likesOf({ store }: Call, bizType: string, bizId: string, person: string) {
  const likes = store.list('likes').filter((like) => like.bizType === bizType && like.bizId === bizId);
  return {
    count: likes.length,
    isLiked: person !== '' && store.get('likes', likeId(bizType, bizId, person)) !== undefined,
  };
}
