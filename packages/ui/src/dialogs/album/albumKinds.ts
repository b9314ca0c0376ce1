import type { AlbumMaterial } from '@cloud-school/domain';
import { toOptions } from '../../primitives/options/toOptions.ts';

/** Which materials of an album are shown. */
export type AlbumKind = 'all' | AlbumMaterial['kind'];

const LABELS: Record<AlbumKind, string> = { all: '全部', picture: '图片', video: '视频' };

/** The materials of one kind, in the album's order. */
export function filterByKind(materials: readonly AlbumMaterial[], kind: AlbumKind): AlbumMaterial[] {
  return materials.filter((material) => kind === 'all' || material.kind === kind);
}

/** The choices of the kind switch, each label with its count. */
export function kindOptions(materials: readonly AlbumMaterial[]): { value: AlbumKind; label: string }[] {
  return toOptions(LABELS).map(({ value, label }) => ({
    value,
    label: `${label} ${filterByKind(materials, value).length}`,
  }));
}

/** The index that an arrow key selects; null at either end and for other keys. */
export function neighbourIndex(key: string, index: number, count: number): number | null {
  const next = index + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : Number.NaN);
  return next >= 0 && next < count ? next : null;
}
