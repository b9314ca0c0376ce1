/** The fields of an item that can be liked. */
export interface Likeable {
  id: string;
  isLiked: boolean;
  likeCount: number;
  /** The list's own count of an item that is shown with a press. */
  serverCount?: number;
}

/** A press on an item: `serverCount` is the list's count then, `shownCount` the one after the press. */
export interface LikePress {
  isLiked: boolean;
  serverCount: number;
  shownCount: number;
  /** The server has it and knows the person: a newer list is right, also about a like of another device. */
  isKnown?: boolean;
}

/** The press that turns a shown item's like around. */
export function toPress({ isLiked, likeCount, serverCount = likeCount }: Likeable): LikePress {
  return {
    isLiked: !isLiked,
    serverCount,
    shownCount: Math.max(0, likeCount + (isLiked ? -1 : 1)),
  };
}

/**
 * Applies a press to an item of a list; a list with another count is newer and has counted it. Whether it is liked says
 * the press, unless the list knows the person.
 */
export function withLike<Item extends Likeable>(item: Item, press: LikePress | undefined): Item {
  if (!press) return item;
  const serverCount = item.serverCount ?? item.likeCount;
  if (press.isKnown && serverCount !== press.serverCount) return { ...item, serverCount };
  const likeCount = serverCount === press.serverCount ? press.shownCount : serverCount;
  return { ...item, isLiked: press.isLiked, likeCount, serverCount };
}
