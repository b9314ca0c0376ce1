import { MalformedError } from '../errors/MalformedError.ts';

/** An object of an answer, fields unread. */
export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object, or a MalformedError that names what was expected. */
export function asRecord(value: unknown, what: string): WireRecord {
  if (isRecord(value)) return value;
  throw new MalformedError(`${what} is not an object.`);
}

/** An object, or an empty one. */
export function optionalRecord(value: unknown): WireRecord {
  return isRecord(value) ? value : {};
}

/** Text, or null when there is none; numbers become text, since servers send ids as either. */
export function optionalText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** Text that must be there, such as an id. */
export function text(value: unknown, what: string): string {
  const found = optionalText(value);
  if (found === null) throw new MalformedError(`${what} is missing.`);
  return found;
}

/** Text of a field the server writes either bare or as `{ code, desc }`. */
export function optionalTextOf(value: unknown, name: 'code' | 'desc'): string | null {
  return optionalText(isRecord(value) ? value[name] : value);
}

/** A finite number, also from a numeric text; null otherwise. */
export function optionalNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A yes or no the server writes as true, 1, '1' or 'true'; null when it wrote neither. */
export function optionalBoolean(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

/** A value that may have been written as JSON in a string; a string that is no JSON reads as null (API-06). */
export function jsonValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/** A list, bare or as JSON in a string; anything else reads as empty (API-06). */
export function jsonList(value: unknown): readonly unknown[] {
  const found = jsonValue(value);
  return Array.isArray(found) ? found : [];
}

/** Every item that can be read: a bad one drops only itself. */
export function readItems<Item>(items: readonly unknown[], parse: (item: unknown) => Item): Item[] {
  return items.flatMap((item) => {
    try {
      return [parse(item)];
    } catch (error) {
      if (error instanceof MalformedError) return [];
      throw error;
    }
  });
}

/** The list an answer is, bare or in `records`; null or nothing is an empty one, anything else is malformed. */
export function readList<Item>(data: unknown, what: string, parse: (item: unknown) => Item): Item[] {
  if (data === null || data === undefined) return [];
  const items = isRecord(data) ? data.records : data;
  if (items === null) return [];
  if (!Array.isArray(items)) throw new MalformedError(`${what} is not a list.`);
  return readItems(items, parse);
}
