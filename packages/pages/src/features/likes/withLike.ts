/** The fields of an item that can be liked. */
export interface Likeable {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** Applies a like that the server has not yet returned to an item, with its count; undefined changes nothing. */
export function withLike<Item extends Likeable>(item: Item, isWanted: boolean | undefined): Item {
  if (isWanted === undefined || isWanted === item.isLiked) return item;
  return { ...item, isLiked: isWanted, likeCount: Math.max(0, item.likeCount + (isWanted ? 1 : -1)) };
}
