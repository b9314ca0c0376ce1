/** What can be liked, as a list tells it. */
export interface Likeable {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** An item as it looks to a person who wants it liked, or not; its number follows. */
export function withLike<Item extends Likeable>(item: Item, isWanted: boolean | undefined): Item {
  if (isWanted === undefined || isWanted === item.isLiked) return item;
  return { ...item, isLiked: isWanted, likeCount: Math.max(0, item.likeCount + (isWanted ? 1 : -1)) };
}
