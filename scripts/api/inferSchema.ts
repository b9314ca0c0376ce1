import { findReads, isRequired } from '@cloud-school/sandbox';
import { inferCodes } from './inferCodes.ts';

/** The part of JSON Schema that the documents use. */
export interface Schema {
  type?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  /** Codes that the client tells apart; any other one is read as unknown. */
  enum?: (string | number)[];
  $ref?: string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list in a text may be empty, so it may be missing too. */
const isJsonList = (value: unknown) => typeof value === 'string' && value.startsWith('[');

/** A type is known where an example has a value; a list may hold items with different fields. */
function typeOf(values: unknown[]): string | undefined {
  const [first] = values.filter((value) => value !== null && value !== undefined);
  if (Array.isArray(first)) return 'array';
  return first === undefined ? undefined : typeof first;
}

const namesOf = (values: unknown[]) => [
  ...new Set(values.flatMap((value) => (isFields(value) ? Object.keys(value) : []))),
];

const fieldOf = (values: unknown[], name: string) =>
  values.flatMap((value) => (isFields(value) && Object.hasOwn(value, name) ? [value[name]] : []));

/** The schema of a request's payload: what is null in the example may be left out. */
export function inferPayload(values: unknown[]): Schema {
  const type = typeOf(values);
  if (type === 'array') return { type, items: inferPayload(values.flat()) };
  if (type !== 'object') return type ? { type } : {};
  const names = namesOf(values);
  const required = names.filter((name) =>
    fieldOf(values, name).every((value) => value !== null && value !== undefined),
  );
  return {
    type,
    properties: Object.fromEntries(names.map((name) => [name, inferPayload(fieldOf(values, name))])),
    ...(required.length > 0 && { required }),
  };
}

/** The schema of an answer: the fields that the client reads, and which of them it cannot do without. */
export function inferAnswer(parse: (data: unknown) => unknown, data: unknown): Schema {
  const reads = findReads(parse, data);
  const infer = (values: unknown[], path: string): Schema => {
    const type = typeOf(values);
    const at = (name: string) => (path ? `${path}.${name}` : name);
    if (type === 'array') return { type, items: infer(values.flat(), at('*')) };
    if (type !== 'object') {
      const codes = inferCodes(parse, data, path, values);
      return { ...(type && { type }), ...(codes && { enum: codes }) };
    }
    const before = path ? `${path}.` : '';
    const names = [...reads]
      .filter((read) => read.startsWith(before) && !read.slice(before.length).includes('.'))
      .map((read) => read.slice(before.length))
      .filter((name) => name !== '*');
    const required = names.filter(
      (name) =>
        ['string', 'number'].includes(typeOf(fieldOf(values, name)) ?? '') &&
        !fieldOf(values, name).some(isJsonList) &&
        isRequired(parse, data, at(name)),
    );
    return {
      type,
      properties: Object.fromEntries(names.map((name) => [name, infer(fieldOf(values, name), at(name))])),
      ...(required.length > 0 && { required }),
    };
  };
  return infer([data], '');
}
