/** A field of a payload as text; numbers become text, anything else becomes ''. */
export function readText(payload: Record<string, unknown>, name: string): string {
  const value = payload[name];
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A field as a whole number of at least 1, else `fallback`. */
export function readCount(payload: Record<string, unknown>, name: string, fallback: number): number {
  const count = Math.trunc(Number(readText(payload, name)));
  return count >= 1 ? count : fallback;
}

/** A field as an object; anything else becomes an empty object. */
export function readRecord(payload: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = payload[name];
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
