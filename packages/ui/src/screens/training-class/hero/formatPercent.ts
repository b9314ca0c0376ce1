/** A percentage with one decimal at most, held between 0 and 100: 68.4, 100. */
export function formatPercent(rate: number): string {
  const bounded = Math.min(100, Math.max(0, Number.isFinite(rate) ? rate : 0));
  // Rounds down, so that 99.97 does not read as finished.
  return String(Math.floor(bounded * 10) / 10);
}
