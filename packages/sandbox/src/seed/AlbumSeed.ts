/** A group of album categories, in the order of the school. */
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

/** [picture below /media without its ending, name, introduction, video below /media/videos without its ending] */
type MaterialRow = [pic: string, name: string, introduce?: string, video?: string];

/** A category from its rows; the ids of its materials begin with its own: 7101 has 710101, 710102, … */
export function writeCategory(
  id: string,
  seq: number,
  categoryName: string,
  rows: MaterialRow[],
): AlbumCategorySeed {
  const materials = rows.map(([pic, name, introduce = null, video = null], place) => ({
    id: `${id}${String(place + 1).padStart(2, '0')}`,
    name,
    introduce,
    pic: `/media/${pic}.svg`,
    video: video === null ? null : `/media/videos/${video}.mp4`,
  }));
  return { id, categoryName, seq, materials };
}
