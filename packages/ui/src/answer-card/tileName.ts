import type { TileState } from '@cloud-school/engine';

const toSaveStatus: Record<TileState['save'], string> = {
  untouched: '',
  saved: '已保存',
  saving: '保存中',
  unsaved: '未保存（已存本机）',
};

/** What is behind a tile's badge in words; empty when the tile has none. */
export function tileSaveWords({ save, isClearedAfterSave }: TileState): string {
  return isClearedAfterSave ? '以上次保存的答案为准' : toSaveStatus[save];
}

/** A tile's accessible name: 第 24 题，已答，未保存（已存本机），已标记 */
export function tileName(number: number, tile: TileState): string {
  return [
    `第 ${number} 题`,
    tile.isAnswered ? '已答' : '未答',
    tileSaveWords(tile),
    tile.isMarked ? '已标记' : '',
  ]
    .filter(Boolean)
    .join('，');
}
