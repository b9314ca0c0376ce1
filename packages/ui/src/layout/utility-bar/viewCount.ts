/** Visits as the utility bar shows them (HEAD-02): exact up to 100000, then in two coarse steps. */
export function viewCount(visits: number): string {
  if (visits > 500_000) return '50万+';
  if (visits > 100_000) return '10万+';
  return String(visits);
}
