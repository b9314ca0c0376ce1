/** A place in an answer: names of fields, and `*` for the items of a list, joined by dots. */
type Path = string;

const join = (path: Path, name: string) => (path ? `${path}.${name}` : name);

/** The fields of `data` that `parse` reads, whether they are there or not. */
export function findReads(parse: (data: unknown) => unknown, data: unknown): Set<Path> {
  const reads = new Set<Path>();
  const watch = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
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
  parse(watch(data, ''));
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

/** Whether an answer without this text or number is refused, or loses the items that miss it. */
export function isRequired(parse: (data: unknown) => unknown, data: unknown, path: Path): boolean {
  try {
    return countItems(parse(without(data, path.split('.')))) < countItems(parse(data));
  } catch {
    return true;
  }
}
