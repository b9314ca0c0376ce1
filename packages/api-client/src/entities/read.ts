import { isBlankText, isRecord, toWebAddress } from '@cloud-school/domain';
import { MalformedError } from '../errors/MalformedError.ts';
import { parseJson } from './parseJson.ts';

/** An object of a response with unread fields. */
export type WireRecord = Readonly<Record<string, unknown>>;

export { isRecord };

/** An object; throws a MalformedError that names what was expected. */
export function asRecord(value: unknown, what: string): WireRecord {
  if (isRecord(value)) return value;
  throw new MalformedError(`${what} is not an object.`);
}

/** An object, or an empty one. */
export function optionalRecord(value: unknown): WireRecord {
  return isRecord(value) ? value : {};
}

/** Text; null for anything else and for text in which nothing can be seen. Numbers become text, because servers send ids as either. */
export function optionalText(value: unknown): string | null {
  if (typeof value === 'string') return isBlankText(value) ? null : value;
  return Number.isFinite(value) ? String(value) : null;
}

/** A person's name; null also for the words that a program writes in place of none. */
export function optionalName(value: unknown): string | null {
  const name = optionalText(value);
  return name !== null && /^\s*(?:null|undefined)\s*$/.test(name) ? null : name;
}

/** Text that is required, such as an id; throws a MalformedError when it is missing. */
export function text(value: unknown, what: string): string {
  const found = optionalText(value);
  if (found === null) throw new MalformedError(`${what} is missing.`);
  return found;
}

/** Text of a field that the server sends either bare or as `{ code, desc }`. */
export function optionalTextOf(value: unknown, name: 'code' | 'desc'): string | null {
  return optionalText(isRecord(value) ? value[name] : value);
}

/** The word of a code; null for an unknown code. The server sends a code as a number, as text or in `{ code, desc }`. */
export function parseCode<Word extends string>(
  value: unknown,
  codes: Readonly<Record<Word, number | string>>,
): Word | null {
  const sent = optionalTextOf(value, 'code');
  if (sent === null) return null;
  for (const word in codes) {
    const code = codes[word];
    if (typeof code === 'number' ? Number(sent) === code : sent === code) return word;
  }
  return null;
}

/** A finite number, also from a numeric text; null otherwise. */
export function optionalNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A number that is required, such as a count; throws a MalformedError when it is missing. */
export function number(value: unknown, what: string): number {
  const found = optionalNumber(value);
  if (found === null) throw new MalformedError(`${what} is not a number.`);
  return found;
}

/** A boolean, which the server may send as true, 1, '1' or 'true'; null for anything else. */
export function optionalBoolean(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

/** A value that may be JSON in a string, also twice; a string that is not JSON becomes null (API-06). */
export function jsonValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const inner = parseJson(value);
    return typeof inner === 'string' && /^\s*[[{]/.test(inner) ? parseJson(inner) : inner;
  } catch {
    return null;
  }
}

/** A list, bare or as JSON in a string; anything else becomes an empty list (API-06). */
export function jsonList(value: unknown): readonly unknown[] {
  const found = jsonValue(value);
  return Array.isArray(found) ? found : [];
}

/** An http or https address, or a path of this origin; null for anything else. What an address cannot hold is encoded. */
export function readAddress(value: unknown): string | null {
  return toWebAddress(optionalText(value) ?? '');
}

/** The address of a picture. A picture runs no script: what is no web address, such as `data:`, stays as it was sent. */
export function readPicture(value: unknown): string | null {
  return readAddress(value) ?? optionalText(value);
}

/** Parses each item and leaves out the malformed ones. */
export function readItems<Sent, Item>(items: readonly Sent[], parse: (item: Sent) => Item): Item[] {
  return items.flatMap((item) => {
    try {
      return [parse(item)];
    } catch (error) {
      if (error instanceof MalformedError) return [];
      throw error;
    }
  });
}

/** Parses a response that is a list, bare or in `records`. No data is an empty list; anything else is malformed. */
export function readList<Item>(data: unknown, what: string, parse: (item: unknown) => Item): Item[] {
  if (data === undefined) return [];
  const items = isRecord(data) ? data.records : data;
  if (items === null) return [];
  if (!Array.isArray(items)) throw new MalformedError(`${what} is not a list.`);
  return readItems(items, parse);
}
