import type { AnswerSource, TileState } from '@cloud-school/engine';
import type { GroupedTile } from './groupTiles.ts';

/** What a page says of a question; what it leaves out is untouched. */
export interface TileData extends GroupedTile, Partial<TileState> {}

const UNTOUCHED: TileState = {
  isAnswered: false,
  subQuestionCount: 0,
  answeredSubQuestions: 0,
  isMarked: false,
  save: 'untouched',
  isClearedAfterSave: false,
};

/** A store of tiles that is set as a whole and tells only those that have changed. */
export function createTileSource(): Pick<AnswerSource, 'subscribeTile' | 'getTile'> & {
  set: (tiles: readonly TileData[]) => void;
} {
  const listeners = new Map<string, Set<() => void>>();
  let states = new Map<string, TileState>();
  let current: readonly TileData[] | null = null;
  return {
    set(tiles) {
      if (tiles === current) return;
      current = tiles;
      const before = states;
      states = new Map(
        tiles.map((tile, index) => {
          const id = tile.id ?? `${index + 1}`;
          const old = before.get(id);
          const next = toState(tile);
          return [id, old && isSame(old, next) ? old : next];
        }),
      );
      const changed = [...states].filter(([id, state]) => before.get(id) !== state);
      // After the drawing that sets them: React refuses that one component changes another while it draws.
      queueMicrotask(() => {
        for (const [id] of changed) for (const listener of listeners.get(id) ?? []) listener();
      });
    },
    subscribeTile(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => void own.delete(listener);
    },
    getTile: (id) => states.get(id) ?? UNTOUCHED,
  };
}

function toState(tile: TileData): TileState {
  const { id: _, group: __, ...state } = tile;
  return { ...UNTOUCHED, ...(tile.isAnswered && { save: 'saved' }), ...state };
}

const isSame = (one: TileState, other: TileState): boolean =>
  Object.entries(one).every(([key, value]) => Reflect.get(other, key) === value);
