import { likeId } from './documentIds.ts';
import type { Store } from './Store.ts';

/** The stored likes of an object: their number, and whether the person is among them. */
export function getLikes({ store }: { store: Store }, bizType: string, bizId: string, personId: string) {
  const likes = store.list('likes').filter((like) => like.bizType === bizType && like.bizId === bizId);
  return {
    count: likes.length,
    isLiked: personId !== '' && store.get('likes', likeId(bizType, bizId, personId)) !== undefined,
  };
}
