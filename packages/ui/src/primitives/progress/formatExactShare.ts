/** '79.63%' for a share of 0 to 1: two decimals, 100.00% only when nothing is missing (FMT-04). */
export const formatExactShare = (share: number): string =>
  `${(share < 1 ? Math.min(99.99, Math.max(0, share * 100)) : 100).toFixed(2)}%`;
