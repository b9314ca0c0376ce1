/** A group of album categories, shown as a filter above the albums of the home page (HOME-03). */
export interface AlbumTab {
  /** Identifies the group in the call that lists its categories. */
  key: string;
  name: string;
}

/** Photos and videos of one subject (HOME-03). */
export interface AlbumCategory {
  id: string;
  name: string;
  pictureCount: number;
  videoCount: number;
  /** Position in the school's order, from 1; null when the server sends none. */
  seq: number | null;
  /** Pictures and videos together. */
  count: number;
}

/** One picture or video of an album (HOME-03). */
export interface AlbumMaterial {
  id: string;
  kind: 'picture' | 'video';
  /** The picture, or the poster of a video. */
  pictureUrl: string | null;
  videoUrl: string | null;
  name: string;
  introduction: string | null;
  categoryName: string | null;
  isLiked: boolean;
}
