import { readCount } from './readField.ts';

/** One page of a list as the server sends it: its counts are text (API-03). */
export function toPage(items: object[], payload: Record<string, unknown>) {
  const size = readCount(payload, 'size', 10);
  const current = readCount(payload, 'current', 1);
  return {
    records: items.slice((current - 1) * size, current * size),
    current: String(current),
    size: String(size),
    pages: String(Math.ceil(items.length / size)),
    total: String(items.length),
  };
}
