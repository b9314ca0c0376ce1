/**
 * Heights in px that the blocks below the first screen take on a wide window. Each is reserved until its block is loaded,
 * so that the page does not shift. The numbers are not in the files of the blocks: importing one would load its block.
 */
export const homeBlockHeights = {
  products: 541,
  majors: 506,
  albums: 464,
  shortVideos: 774,
  reviews: 620,
  newsAndQuestions: 420,
} as const;
