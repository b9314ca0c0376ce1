const TEN_THOUSAND = 10_000;

/** How many like it: 1286 → '1,286', 103400 → '10.3万'. */
export function thumbsText(thumbs: number): string {
  if (thumbs < TEN_THOUSAND) return thumbs.toLocaleString('en-US');
  return `${Math.floor(thumbs / 1000) / 10}万`;
}
