/** columnsShown → columns-shown */
export const toAttribute = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a property may hold. `loadable` is data, which may be a text, or a state of its loading. */
export type ValueKind = 'text' | 'number' | 'flag' | 'data' | 'loadable';

/** Names of properties by their kind, separated by spaces: { data: 'days', text: 'date now' }. */
export type Properties = Readonly<Partial<Record<ValueKind, string>>>;

/** A property as it was set; what is absent leaves the component's default. Frameworks set numbers as text, and flags as ''. */
export function parseProperty(kind: ValueKind, value: unknown, place: string): unknown {
  if (value === undefined || value === null) return undefined;
  switch (kind) {
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : refuse(place, value);
    case 'flag':
      // Servers of frameworks write a false flag so.
      return value === '' || (value !== 'false' && Boolean(value));
    case 'number':
      return value === '' ? undefined : parseNumber(value, place);
    case 'data':
    case 'loadable':
      return value;
    default:
      return kind satisfies never;
  }
}

/** The same of an attribute: data is JSON there, and a text of a loadable may stand as it is. */
export function parseAttribute(kind: ValueKind, text: string | null, place: string): unknown {
  const isJson = kind === 'data' || (kind === 'loadable' && /^["[{]/.test(text ?? ''));
  if (!isJson || text === null) return parseProperty(kind, text, place);
  try {
    return JSON.parse(text);
  } catch {
    return refuse(place, text);
  }
}

function parseNumber(value: unknown, place: string): number | undefined {
  const number = Number(value);
  return Number.isNaN(number) ? refuse(place, value) : number;
}

function refuse(place: string, value: unknown): undefined {
  console.error(`${place} cannot be "${String(value)}". Import the elements before your framework.`);
}
