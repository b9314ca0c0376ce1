import type { AlbumCategory } from '@cloud-school/api-client';

/** Categories of the home page: those placed first to third, three at most (HOME-03). */
const SHOWN = 3;

/** The album categories that the home page shows, in the school's order. */
export function albumsOnHome(categories: readonly AlbumCategory[]): AlbumCategory[] {
  const placeOf = ({ seq }: AlbumCategory) => seq ?? Infinity;
  return categories
    .filter((category) => placeOf(category) <= SHOWN)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, SHOWN);
}

/** How much is in them, in words. */
export function albumsSummary(categories: readonly AlbumCategory[]): string {
  const pictures = categories.reduce((sum, { pictureCount }) => sum + pictureCount, 0);
  const videos = categories.reduce((sum, { videoCount }) => sum + videoCount, 0);
  return `${categories.length} 类场景，${pictures} 张照片与 ${videos} 段视频`;
}
