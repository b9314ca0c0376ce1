import type { AlbumCategory } from '@cloud-school/domain';

/** The home page shows the categories with a seq of at most three, and at most three of them (HOME-03). */
const SHOWN = 3;

/** The album categories of the home page, in the school's order. */
export function selectHomeAlbums(categories: readonly AlbumCategory[]): AlbumCategory[] {
  const toRank = ({ seq }: AlbumCategory) => seq ?? Infinity;
  return categories
    .filter((category) => toRank(category) <= SHOWN)
    .toSorted((one, other) => toRank(one) - toRank(other))
    .slice(0, SHOWN);
}

/** The number of categories, pictures and videos: 3 类场景，428 张照片与 53 段视频 */
export function formatAlbumCounts(categories: readonly AlbumCategory[]): string {
  const pictures = categories.reduce((sum, { pictureCount }) => sum + pictureCount, 0);
  const videos = categories.reduce((sum, { videoCount }) => sum + videoCount, 0);
  return `${categories.length} 类场景，${pictures} 张照片与 ${videos} 段视频`;
}
