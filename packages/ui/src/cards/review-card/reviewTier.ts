/** A tier of likes, as a number of diamonds with its label. */
export interface ReviewTier {
  diamonds: 2 | 3 | 4;
  label: '棒' | '很棒' | '非常棒';
}

/** The tier for a number of likes: below 1000, below 2000, from 2000 (HOME-07). */
export function reviewTier(likes: number): ReviewTier {
  if (likes >= 2000) return { diamonds: 4, label: '非常棒' };
  return likes >= 1000 ? { diamonds: 3, label: '很棒' } : { diamonds: 2, label: '棒' };
}
