import { toMoment } from '@cloud-school/domain';
import { isRecord } from '../http/readField.ts';
import type { CatalogueEntry } from '../http/Route.ts';
import { findReads, isUnderstood, passesThrough } from './findReads.ts';
import { toLongId } from './longIds.ts';

const SERVER_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const ID_NAME = /(?:^|\.)(?:id|\w+Ids?)(?:\.\*)*$/;
/** Digits that a number keeps. */
const PLAIN_DIGITS = /^(?:0|[1-9]\d{0,14})$/;
/** A number as large as this is a time. */
const FIRST_MILLISECONDS = 1e12;
/** Marks a number with more digits than a number of JavaScript holds, until the text is written. */
const BARE = 'bare-number:';
const UNKNOWN_FIELDS = { remark: null, version: 3, extInfo: { source: 'ERP' }, delFlag: '0' };

/** What may vary; a test may leave out those that a client is known not to understand. */
export const VARIATIONS = [
  'number-as-text',
  'text-as-number',
  'long-number',
  'boolean-as-code',
  'time-with-t',
  'time-with-zone',
  'time-as-number',
  'time-as-digits',
  'time-with-slashes',
  'time-compact',
  'time-as-list',
  'null-for-missing',
  'missing-for-null',
  'null-for-empty',
  'unknown-fields',
  'order-of-keys',
  'json-in-text',
  'json-twice',
  'envelope',
] as const;

export type Variation = (typeof VARIATIONS)[number];

interface Envelope {
  code: number;
  data: unknown;
  msg: string;
  isSuccess: boolean;
}

/**
 * The body of an answer that says the same in a legal but unusual way, as servers do: ids as numbers, numbers as text, other
 * forms of times, null for what is missing. The seed decides about each field, so that a case can be repeated. What is
 * legal comes from the endpoint's parser: which fields it reads, which of them it reads as a time or as JSON.
 */
export function writeVariant(
  { id, parse }: Pick<CatalogueEntry, 'id' | 'parse'>,
  envelope: Envelope,
  seed: number,
  variations: readonly Variation[] = VARIATIONS,
): string {
  const { data, ...rest } = envelope;
  const reads = findReads(parse, data);
  const chance = (key: string, below: number) => pickOf(`${seed} ${id} ${key}`, below);
  /** One of the forms that the variations allow, or the plain one; the same for all items of a list. */
  const choose = (
    place: string,
    plain: unknown,
    forms: Partial<Record<Variation, () => unknown>>,
  ): unknown => {
    const allowed = variations.flatMap((variation) => forms[variation] ?? []);
    return allowed[chance(place, allowed.length + 1)]?.() ?? plain;
  };
  const has = (variation: Variation, place: string) =>
    variations.includes(variation) && chance(`${variation} ${place}`, 2) === 0;

  /** A question to the parser, asked once for all items of a list. */
  const ask = (known: Map<string, boolean>, place: string, answer: () => boolean): boolean => {
    const found = known.get(place) ?? answer();
    known.set(place, found);
    return found;
  };
  const shown = new Map<string, boolean>();
  const isShownAsSent = (place: string) => ask(shown, place, () => passesThrough(parse, data, place));
  const json = new Map<string, boolean>();
  const isReadAsJson = (place: string) =>
    ask(json, place, () => isUnderstood(parse, data, place, JSON.stringify));

  const speakText = (text: string, place: string): unknown => {
    const isRead = reads.has(place);
    if (isRead && ID_NAME.test(place)) {
      // Each answer has the same digits for an id: whether they are many depends on the id alone.
      const isLong = variations.includes('long-number') && pickOf(`${seed} ${text}`, 3) === 0;
      const digits = isLong ? toLongId(text) : text;
      const bare = () => BARE + digits;
      return choose(
        place,
        digits,
        digits === text
          ? PLAIN_DIGITS.test(text)
            ? { 'text-as-number': bare }
            : {}
          : { 'long-number': bare },
      );
    }
    const time = SERVER_TIME.test(text) ? toMoment(text) : null;
    if (time !== null && isRead && !isShownAsSent(place))
      return choose(place, text, {
        'time-with-t': () => text.replace(' ', 'T'),
        'time-with-zone': () => `${text.replace(' ', 'T')}+08:00`,
        'time-as-number': () => time,
        'time-as-digits': () => String(time),
        'time-with-slashes': () => text.replaceAll('-', '/').replaceAll(/(?<=[/ ])0/g, ''),
        'time-compact': () => text.replaceAll(/\D/g, ''),
        'time-as-list': () => text.split(/\D/).map(Number),
      });
    if (isRead && PLAIN_DIGITS.test(text))
      return choose(place, text, { 'text-as-number': () => Number(text) });
    if (isRead && /^[[{]/.test(text) && !isShownAsSent(place))
      return choose(place, text, { 'json-twice': () => JSON.stringify(text) });
    return text;
  };

  const speakRecord = (record: Record<string, unknown>, place: string): unknown => {
    const at = (name: string) => (place ? `${place}.${name}` : name);
    const before = place ? `${place}.` : '';
    const present = Object.entries(record).filter(
      ([name, value]) => value !== null || !has('missing-for-null', at(name)),
    );
    const missing = [...reads]
      .filter((read) => read.startsWith(before))
      .map((read) => read.slice(before.length))
      .filter((name) => name !== '' && name !== '*' && !name.includes('.') && !Object.hasOwn(record, name))
      .filter((name) => has('null-for-missing', at(name)));
    const isListed = reads.has(at('*'));
    const added = !isListed && has('unknown-fields', place) ? Object.entries(UNKNOWN_FIELDS) : [];
    const fields = [
      ...present.map(([name, value]): [string, unknown] => [name, speak(value, at(name))]),
      ...missing.map((name): [string, unknown] => [name, null]),
      ...added.filter(([name]) => !reads.has(at(name)) && !Object.hasOwn(record, name)),
    ];
    if (has('order-of-keys', place))
      fields.sort(([one], [other]) => chance(at(one), 1000) - chance(at(other), 1000));
    return Object.fromEntries(fields);
  };

  const speak = (value: unknown, place: string): unknown => {
    const isRead = place === '' || reads.has(place);
    if (typeof value === 'string') return speakText(value, place);
    if (typeof value === 'number') {
      const variation = value >= FIRST_MILLISECONDS ? 'time-as-digits' : 'number-as-text';
      return isRead ? choose(place, value, { [variation]: () => String(value) }) : value;
    }
    if (typeof value === 'boolean')
      return isRead
        ? choose(place, value, { 'boolean-as-code': () => [Number(value), String(value)][chance(place, 2)] })
        : value;
    if (typeof value !== 'object' || value === null) return value;
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (isEmpty && isRead) return has('null-for-empty', place) ? null : value;
    const spoken = isRecord(value)
      ? speakRecord(value, place)
      : Object.values(value).map((item) => speak(item, place ? `${place}.*` : '*'));
    if (!isRead || !isReadAsJson(place)) return spoken;
    return choose(place, spoken, {
      'json-in-text': () => write(spoken),
      'json-twice': () => JSON.stringify(write(spoken)),
    });
  };

  return write({
    ...speakEnvelope(rest, (form) => (variations.includes('envelope') ? chance('', form) : 0)),
    data: speak(data, ''),
  });
}

/** Codes of a success, and a message or none. */
function speakEnvelope(envelope: Omit<Envelope, 'data'>, chance: (below: number) => number): object {
  if (envelope.code !== 0) return envelope;
  const { msg, isSuccess } = envelope;
  return (
    [
      envelope,
      { code: '200', msg: null, isSuccess },
      { status: 1, message: msg },
      { errorCode: '0', isSuccess: null },
    ][chance(4)] ?? envelope
  );
}

function write(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${BARE}(\\d+)"`, 'g'), '$1');
}

/** A whole number from 0 to `below - 1`, always the same for the same key. */
function pickOf(key: string, below: number): number {
  // FNV-1a, then two rounds of mixing, so that keys that differ in one letter differ in all bits.
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}
