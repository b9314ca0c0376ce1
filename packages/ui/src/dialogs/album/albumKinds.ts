import type { AlbumMaterial } from '@cloud-school/api-client';

/** What of an album is shown. */
export type AlbumKind = 'all' | 'picture' | 'video';

/** Pictures and videos of one kind, in the album's order. */
export function materialsOfKind(materials: readonly AlbumMaterial[], kind: AlbumKind): AlbumMaterial[] {
  return materials.filter((material) => kind === 'all' || material.kind === kind);
}

/** Words of the switch, each with its number. */
export function kindOptions(materials: readonly AlbumMaterial[]): { value: AlbumKind; label: string }[] {
  const count = (kind: AlbumKind) => materialsOfKind(materials, kind).length;
  return [
    { value: 'all', label: `全部 ${count('all')}` },
    { value: 'picture', label: `图片 ${count('picture')}` },
    { value: 'video', label: `视频 ${count('video')}` },
  ];
}

/** Where in the list an arrow key leads; null at its ends and for other keys. */
export function neighbourIndex(key: string, index: number, count: number): number | null {
  const next = index + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : Number.NaN);
  return next >= 0 && next < count ? next : null;
}
