interface Place {
  current: number;
  count: number;
  /** Rows of each column. */
  columns: readonly number[];
  /** The caret stands behind the words, so that → does not move it. */
  isAtEnd: boolean;
}

/** The row that an arrow leads to: up and down through all, → and ← to the other column; null for any other key. */
export function stepRow(key: string, { current, count, columns, isAtEnd }: Place): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  const [left = 0, right = 0] = columns;
  if (right === 0) return null;
  if (key === 'ArrowRight' && isAtEnd && current < left) return left + Math.min(current, right - 1);
  if (key === 'ArrowLeft' && current >= left) return Math.min(current - left, left - 1);
  return null;
}
