import type { InitHook } from 'ky';

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * A payload without null and undefined fields, in nested objects too. 0, false and '' are values and stay; a null
 * inside an array stays, because the positions of an array have meaning.
 */
export function withoutNulls(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutNulls);
  if (!isPlainObject(payload)) return payload;
  const fields = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutNulls(value)]));
}

/** Removes null fields from the body (API-01). */
export const removeNulls: InitHook = (options) => {
  if (options.json !== undefined) options.json = withoutNulls(options.json);
};

/** The fields of a query without null ones (API-01). */
export function toQuery(payload: object): Record<string, string> {
  const fields = Object.entries(payload).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
