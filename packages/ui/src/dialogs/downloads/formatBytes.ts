const UNITS = ['KB', 'MB', 'GB'];
const STEP = 1024;

/** A size for people: 812 KB, 4.6 MB, 128 MB. */
export function formatBytes(bytes: number): string {
  let value = bytes / STEP;
  let unit = 0;
  // 999.6 would be rounded to four figures.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const isPrecise = unit > 0 && value < 9.95;
  return `${isPrecise ? value.toFixed(1) : Math.round(value) || Math.ceil(value)} ${UNITS[unit]}`;
}
