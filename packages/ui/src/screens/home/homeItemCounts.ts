/**
 * The number of items that each block of the home page shows at once; pages request as many. Not in the files of the
 * blocks: importing one would load its block.
 */
export const homeItemCounts = {
  /** HOME-05 */
  coupons: 3,
  /** HOME-06 */
  products: 4,
  /** HOME-07 */
  reviews: 2,
  /** HOME-08 */
  shortVideos: 8,
  /** HOME-09 */
  notices: 5,
  news: 4,
  majors: 5,
  questions: 3,
} as const;
