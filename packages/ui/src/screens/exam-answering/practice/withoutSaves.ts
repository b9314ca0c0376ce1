import type { AnswerSource, TileState } from '@cloud-school/engine';

/** The same answers; their tiles say nothing of saving, because the practice room saves nothing. */
export function withoutSaves(source: AnswerSource): AnswerSource {
  const plainTiles = new WeakMap<TileState, TileState>();
  return {
    ...source,
    getTile(questionId) {
      const tile = source.getTile(questionId);
      const plain = plainTiles.get(tile) ?? { ...tile, save: 'untouched', isClearedAfterSave: false };
      plainTiles.set(tile, plain);
      return plain;
    },
  };
}
