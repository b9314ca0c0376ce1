import type { TileSaveState, TileState } from '@cloud-school/engine';

const saveLabels: Record<TileSaveState, string> = {
  untouched: '',
  saved: '已保存',
  saving: '保存中',
  unsaved: '未保存（已存本机）',
  outdated: '选项有改动，请重新作答',
};

/** The meaning of a tile's badge; empty for a tile without one. */
export function tileSaveLabel({ save, isClearedAfterSave }: TileState): string {
  return isClearedAfterSave ? '以上次保存的答案为准' : saveLabels[save];
}

/** 已答, 未答, or 已答 2/3 小题 of a partly answered question with sub-questions. */
function tileAnswerLabel({ isAnswered, answeredSubQuestions, subQuestionCount }: TileState): string {
  if (isAnswered) return '已答';
  return answeredSubQuestions > 0 ? `已答 ${answeredSubQuestions}/${subQuestionCount} 小题` : '未答';
}

/** A tile's accessible name: 第 24 题，已答，未保存（已存本机），已标记 */
export function tileName(number: number, tile: TileState): string {
  return [`第 ${number} 题`, tileAnswerLabel(tile), tileSaveLabel(tile), tile.isMarked ? '已标记' : '']
    .filter(Boolean)
    .join('，');
}
