/** How well a review is liked: diamonds and their word. */
export interface ReviewTier {
  diamonds: 2 | 3 | 4;
  word: '棒' | '很棒' | '非常棒';
}

/** Tier by likes: below 1000, below 2000, and from there on (HOME-07). */
export function reviewTier(likes: number): ReviewTier {
  if (likes >= 2000) return { diamonds: 4, word: '非常棒' };
  return likes >= 1000 ? { diamonds: 3, word: '很棒' } : { diamonds: 2, word: '棒' };
}
