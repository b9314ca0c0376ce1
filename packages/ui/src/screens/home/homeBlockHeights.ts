/**
 * Heights in px that the blocks below the first screen take on a wide window. Each is reserved until its block is loaded,
 * so that the page does not shift; tests/journeys/reserved-heights.spec.ts measures them. The numbers are not in the files of the blocks: importing one would load its block.
 */
export const homeBlockHeights = {
  products: 541,
  majors: 507,
  albums: 467,
  shortVideos: 764,
  reviews: 622,
  newsAndQuestions: 402,
} as const;

/** The same on a phone, whose shelves scroll sideways. */
export const homePhoneHeights: Record<keyof typeof homeBlockHeights, number> = {
  products: 356,
  majors: 384,
  albums: 287,
  shortVideos: 400,
  reviews: 626,
  newsAndQuestions: 655,
};
