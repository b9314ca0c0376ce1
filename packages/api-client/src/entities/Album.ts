/** A group of album categories, one pill over the albums of the home page. */
export interface AlbumTab {
  /** What its categories are asked for with. */
  key: string;
  name: string;
}

/** Photos and videos of one subject (HOME-03). */
export interface AlbumCategory {
  id: string;
  name: string;
  pictureCount: number;
  videoCount: number;
  /** Its place, from 1; null where the school gave none. */
  seq: number | null;
  /** Pictures and videos together. */
  count: number;
}

/** One picture or video of an album (HOME-03). */
export interface AlbumMaterial {
  id: string;
  kind: 'picture' | 'video';
  /** The picture, or what is seen of a video before it plays. */
  pictureUrl: string | null;
  videoUrl: string | null;
  name: string;
  introduction: string | null;
  categoryName: string | null;
  isLiked: boolean;
}
