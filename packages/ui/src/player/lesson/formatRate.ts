/** A playback rate as its button shows it: 1.0x, 0.75x. */
export function formatRate(rate: number): string {
  return `${Number.isInteger(rate) ? rate.toFixed(1) : rate}x`;
}
