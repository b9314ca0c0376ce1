/** The number of visits (HEAD-02): exact up to 100000, then in two steps. */
export function formatViewCount(visits: number): string {
  if (visits > 500_000) return '50万+';
  if (visits > 100_000) return '10万+';
  return String(visits);
}
