import type { KeyboardEvent, RefObject } from 'react';
import { nextTile } from './nextTile.ts';

/** Arrow, Home and End keys move the focus between the tiles of a card, which is one tab stop. */
export function useTileKeys(card: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = [...(card.current?.querySelectorAll('button') ?? [])];
    const from = tiles.findIndex((tile) => tile === event.target);
    if (from < 0 || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    const spots = tiles.map((tile) => {
      const { x, y } = tile.getBoundingClientRect();
      return { x, y };
    });
    const to = nextTile(spots, from, event.key);
    if (to !== null) tiles[to]?.focus();
  };
}
