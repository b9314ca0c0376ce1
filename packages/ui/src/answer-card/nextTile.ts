/** Position of a tile on the screen. */
export interface TileSpot {
  x: number;
  y: number;
}

/** Index of the tile that an arrow, Home or End key goes to; null for other keys and at the edges. */
export function nextTile(spots: TileSpot[], from: number, key: string): number | null {
  const here = spots[from];
  if (!here) return null;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key === 'ArrowRight') return from < spots.length - 1 ? from + 1 : null;
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const direction = key === 'ArrowUp' ? -1 : 1;
  const distance = (spot: TileSpot) => (spot.y - here.y) * direction * 1000 + Math.abs(spot.x - here.x);
  const beyond = spots
    .map((spot, index) => ({ spot, index }))
    .filter(({ spot }) => (spot.y - here.y) * direction > 1);
  const nearest = beyond.reduce<(typeof beyond)[number] | null>(
    (best, entry) => (best === null || distance(entry.spot) < distance(best.spot) ? entry : best),
    null,
  );
  return nearest?.index ?? null;
}
