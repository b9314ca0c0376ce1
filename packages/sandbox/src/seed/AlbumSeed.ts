/** A group of album categories. */
export interface AlbumTabSeed {
  categoryTabKey: string;
  name: string;
  categories: AlbumCategorySeed[];
}

export interface AlbumCategorySeed {
  id: string;
  categoryName: string;
  /** From 1; the home page shows the first three. */
  seq: number;
  materials: AlbumMaterialSeed[];
}

export interface AlbumMaterialSeed {
  id: string;
  name: string;
  introduce: string | null;
  pic: string;
  /** Null for a picture. */
  video: string | null;
}

/** [path of the picture below /media, name, introduction, file of the video in /media/videos], without extensions. */
type MaterialRow = [pic: string, name: string, introduce?: string, video?: string];

/** Builds a category from rows; the ids of its materials start with its own: 7101 has 710101, 710102, … */
export function writeCategory(
  id: string,
  seq: number,
  categoryName: string,
  rows: MaterialRow[],
): AlbumCategorySeed {
  const materials = rows.map(([pic, name, introduce = null, video = null], index) => ({
    id: `${id}${String(index + 1).padStart(2, '0')}`,
    name,
    introduce,
    pic: `/media/${pic}.svg`,
    video: video === null ? null : `/media/videos/${video}.mp4`,
  }));
  return { id, categoryName, seq, materials };
}
