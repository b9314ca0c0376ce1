import type { TileSaveState, TileState } from '@cloud-school/engine';

const saveLabels: Record<TileSaveState, string> = {
  untouched: '',
  saved: '已保存',
  saving: '保存中',
  unsaved: '未保存（已存本机）',
};

/** The meaning of a tile's badge; empty for a tile without one. */
export function tileSaveLabel({ save, isClearedAfterSave }: TileState): string {
  return isClearedAfterSave ? '以上次保存的答案为准' : saveLabels[save];
}

/** A tile's accessible name: 第 24 题，已答，未保存（已存本机），已标记 */
export function tileName(number: number, tile: TileState): string {
  return [
    `第 ${number} 题`,
    tile.isAnswered ? '已答' : '未答',
    tileSaveLabel(tile),
    tile.isMarked ? '已标记' : '',
  ]
    .filter(Boolean)
    .join('，');
}
