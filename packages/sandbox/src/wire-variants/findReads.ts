/** A place in an answer: names of fields, and `*` for the items of a list, joined by dots. */
type Path = string;

const join = (path: Path, name: string) => (path ? `${path}.${name}` : name);

/** The fields of `data` that `parse` reads, whether they are there or not; `*` too for a record that it reads as a map. */
export function findReads(parse: (data: unknown) => unknown, data: unknown): Set<Path> {
  const reads = new Set<Path>();
  const watch = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      ownKeys: (target) => {
        if (!Array.isArray(target)) reads.add(join(path, '*'));
        return Reflect.ownKeys(target);
      },
      get: (target, name, receiver) => {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol') return found;
        if (Array.isArray(target)) return /^\d+$/.test(name) ? watch(found, join(path, '*')) : found;
        // Methods of every object, such as toString, are no fields.
        if (!Object.hasOwn(target, name) && name in Object.prototype) return found;
        reads.add(join(path, name));
        return watch(found, join(path, name));
      },
    });
  };
  try {
    parse(watch(data, ''));
  } catch {
    // An answer that the client refuses, such as one without data: what was read until then counts.
  }
  return reads;
}

function without(value: unknown, [name, ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, rest));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([field]) => rest.length > 0 || field !== name);
  return Object.fromEntries(
    fields.map(([field, given]) => [field, field === name ? without(given, rest) : given]),
  );
}

function countItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, each) => sum + countItems(each), 0);
  return inside + (Array.isArray(value) ? value.length : 0);
}

/**
 * Whether an answer without this text or number is refused, or loses the items that miss it. A text outside of an item that
 * reads as a list, such as '1,2', empties that list and is not required.
 */
export function isRequired(parse: (data: unknown) => unknown, data: unknown, path: Path): boolean {
  const place = path.split('.');
  const found = outcome(parse, without(data, place));
  if (found === null || found === 'null') return true;
  return place.at(-2) === '*' && countItems(parse(without(data, place))) < countItems(parse(data));
}

function replace(value: unknown, [name, ...rest]: string[], by: (found: unknown) => unknown): unknown {
  if (name === undefined) return by(value);
  if (Array.isArray(value)) return value.map((item) => replace(item, rest, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, given]) => [field, field === name ? replace(given, rest, by) : given]),
  );
}

/** A copy of an answer with other values at a place. */
export const replaceAt = (data: unknown, path: Path, by: (found: unknown) => unknown): unknown =>
  replace(data, path === '' ? [] : path.split('.'), by);

/** What the parser makes of an answer, as text; null for an answer that it refuses. */
function outcome(parse: (data: unknown) => unknown, data: unknown): string | null {
  try {
    return JSON.stringify(parse(data), (_, value: unknown) => (value instanceof Map ? [...value] : value));
  } catch {
    return null;
  }
}

/** Whether the parser makes the same of an answer when this place holds what `by` makes of it. */
export function isUnderstood(
  parse: (data: unknown) => unknown,
  data: unknown,
  path: Path,
  by: (found: unknown) => unknown,
): boolean {
  return outcome(parse, replaceAt(data, path, by)) === outcome(parse, data);
}

const MARK = 'no-time-and-no-json';

/** Whether the text of this place is shown as it is sent, whatever it says. */
export function passesThrough(parse: (data: unknown) => unknown, data: unknown, path: Path): boolean {
  return (
    outcome(
      parse,
      replaceAt(data, path, () => MARK),
    )?.includes(MARK) ?? false
  );
}
