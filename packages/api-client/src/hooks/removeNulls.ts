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

/** Removes null fields from the body and the query (API-01). */
export const removeNulls: InitHook = (options) => {
  if (options.json !== undefined) options.json = withoutNulls(options.json);
  if (options.searchParams) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The query of a call is a record, which ky's option is too, beside text and lists; ky turns its values into text.
    options.searchParams = withoutNulls(options.searchParams) as Record<string, string>;
  }
};
