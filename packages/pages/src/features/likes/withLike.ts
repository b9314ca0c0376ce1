/** The fields of an item that can be liked. */
export interface Likeable {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** A press on an item: `serverCount` is the list's count then, `shownCount` the one after the press. */
export interface LikePress {
  isLiked: boolean;
  serverCount: number;
  shownCount: number;
}

/**
 * The press that turns an item's like around. `previous` is the press that the item shows already, if any: the list may not
 * know that one yet.
 */
export function toPress(shown: Likeable, previous: LikePress | undefined): LikePress {
  const isLiked = !shown.isLiked;
  return {
    isLiked,
    serverCount: previous?.shownCount === shown.likeCount ? previous.serverCount : shown.likeCount,
    shownCount: Math.max(0, shown.likeCount + (isLiked ? 1 : -1)),
  };
}

/** Applies a press to an item of a list; a list with another count is newer and has counted it. */
export function withLike<Item extends Likeable>(item: Item, press: LikePress | undefined): Item {
  if (!press) return item;
  const { isLiked, serverCount, shownCount } = press;
  return { ...item, isLiked, likeCount: item.likeCount === serverCount ? shownCount : item.likeCount };
}
