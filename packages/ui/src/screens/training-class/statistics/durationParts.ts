/** A figure with its unit: 36 小时. */
export interface DurationPart {
  figure: string;
  unit: string;
}

const UNITS = ['天', '小时', '时', '分钟', '分', '秒'];

/**
 * The server's text of a duration ('36小时20分') as figures with units, the first two of them. A text without known
 * units is one part as it is.
 */
export function durationParts(text: string): DurationPart[] {
  const pattern = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${UNITS.join('|')})`, 'g');
  const parts = [...text.matchAll(pattern)].map(([, figure = '', unit = '']) => ({ figure, unit }));
  return parts.length > 0 ? parts.slice(0, 2) : [{ figure: text, unit: '' }];
}

const MINUTE = 60_000;

/** Milliseconds in the server's words: '36小时20分'. */
export function formatServerDuration(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  return minutes < 60 ? `${minutes}分` : `${Math.floor(minutes / 60)}小时${minutes % 60}分`;
}
