import type { AnswerSource } from './contract/AnswerSource.ts';
import { UNTOUCHED_TILE, type AttemptSnapshot } from './state/takeSnapshot.ts';

export interface SnapshotSource extends Omit<AnswerSource, 'getNow'> {
  get(): AttemptSnapshot;
  /** Calls the listeners of what has changed. */
  publish(next: AttemptSnapshot): void;
  /** Calls no listener any more. */
  close(): void;
}

/** Snapshots as an external store. An answer in a paper of 2,000 questions renders one tile. */
export function createSnapshotSource(first: AttemptSnapshot): SnapshotSource {
  let snapshot = first;
  const listeners = new Set<() => void>();
  const tileListeners = new Map<string, Set<() => void>>();

  return {
    get: () => snapshot,
    publish(next) {
      const last = snapshot;
      if (next === last) return;
      snapshot = next;
      for (const listener of Array.from(listeners)) listener();
      for (const [questionId, ofQuestion] of tileListeners) {
        if (next.tiles.get(questionId) === last.tiles.get(questionId)) continue;
        for (const listener of ofQuestion) listener();
      }
    },
    close() {
      listeners.clear();
      tileListeners.clear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTile(questionId, listener) {
      const ofQuestion = tileListeners.get(questionId) ?? new Set();
      tileListeners.set(questionId, ofQuestion.add(listener));
      return () => ofQuestion.delete(listener);
    },
    getTile: (questionId) => snapshot.tiles.get(questionId) ?? UNTOUCHED_TILE,
    getAnswer: (questionId) => snapshot.answers.get(questionId) ?? null,
    getProgress: () => snapshot.progress,
    getSaveSummary: () => snapshot.summary,
  };
}
