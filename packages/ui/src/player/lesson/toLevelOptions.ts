/** A quality level of a stream, as the player reports it. */
export interface StreamLevel {
  width: number;
  height: number;
  bitrate?: number | null;
}

/** A choice in the quality menu of a stream. */
export interface LevelOption {
  /** The place of the level in the stream. */
  index: number;
  label: string;
}

/** The levels of a stream, sharpest first. Of several levels with one label the one of the highest bit rate is left. */
export function toLevelOptions(levels: readonly StreamLevel[]): LevelOption[] {
  const byLabel = new Map<string, LevelOption & { lines: number; bitrate: number }>();
  for (const [index, { width, height, bitrate }] of levels.entries()) {
    // An upright video counts its shorter side, as 1080P does.
    const lines = Math.min(width, height);
    const level = { index, label: `${lines}P`, lines, bitrate: bitrate ?? 0 };
    const other = byLabel.get(level.label);
    if (lines > 0 && (!other || other.bitrate < level.bitrate)) byLabel.set(level.label, level);
  }
  return [...byLabel.values()]
    .sort((a, b) => b.lines - a.lines)
    .map(({ index, label }) => ({ index, label }));
}
