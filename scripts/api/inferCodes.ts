import { globSync, readFileSync } from 'node:fs';
import { replaceAt } from '@cloud-school/sandbox';

type Parse = (data: unknown) => unknown;

/** A value that no server would send, so that what the parser makes of it is what it makes of an unknown code. */
const UNKNOWN = { string: 'NO_SUCH_CODE', number: 987_654_321 };
/** A field with more values than this is a figure, not a code. */
const MOST_CODES = 30;
const ITEMS_TRIED = 2;

const NUMBERS = Array.from({ length: 102 }, (_, index) => index - 1);
const WORDS = [
  ...new Set(
    globSync(['packages/api-client/src/entities/**/*.ts', 'packages/domain/src/**/*.ts'], {
      cwd: new URL('../..', import.meta.url).pathname,
      exclude: ['**/*.test.ts', '**/testing/**'],
    }).flatMap((file) =>
      [
        ...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/\b([A-Z][A-Z\d_]+)\b/g),
      ].map(([word]) => word),
    ),
  ),
];

const toText = (parse: Parse, data: unknown): string | null => {
  try {
    return JSON.stringify(parse(data), (_, value: unknown) => (value instanceof Map ? [...value] : value));
  } catch {
    return null;
  }
};

/** The first items of each list, which stand for the others. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS_TRIED).map(shortenLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortenLists(field)]));
}

type Code = string | number;

/** Yes and no: the parser tells one of them from everything else. */
const isFlag = (codes: Code[]) => codes.length === 1 && (codes[0] === 0 || codes[0] === 1);

/** The codes that the client tells apart, with those that it was sent besides. */
function complete(codes: Code[], sent: Code[]): Code[] | null {
  const known = isFlag(codes) ? [0, 1] : codes;
  const others = sent.filter((code) => !known.includes(code));
  // One figure that means something, such as 0 pieces left, makes no code of a figure.
  if (isFlag(codes) && others.length > 0) return null;
  return [...new Set([...known, ...others])].toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : 0,
  );
}

/**
 * The codes of a field: what its parser tells from an unknown value, and what the examples hold besides. Null for a field
 * of any other kind, whose value is shown or compared as it is.
 */
export function inferCodes(parse: Parse, data: unknown, path: string, values: unknown[]): Code[] | null {
  const sent = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  const [example] = sent;
  const isWord = typeof example === 'string' && /^[A-Z][A-Z\d_]+$/.test(example);
  const isNumber = typeof example === 'number' && NUMBERS.includes(example);
  if (!isWord && !isNumber) return null;
  const unknown = isWord ? UNKNOWN.string : UNKNOWN.number;
  const short = shortenLists(data);
  const read = (value: unknown) =>
    toText(
      parse,
      replaceAt(short, path, () => value),
    );
  const ofUnknown = read(unknown);
  if (ofUnknown === null || ofUnknown.includes(String(unknown))) return null;
  const codes = (isWord ? WORDS : NUMBERS).filter((code) => read(code) !== ofUnknown);
  return codes.length > 0 && codes.length <= MOST_CODES ? complete(codes, sent) : null;
}
