import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, createRecordingClient } from '../testing/createRecordingClient.ts';
import { withoutNulls } from './removeNulls.ts';

const endpointOf = (method: 'GET' | 'POST') =>
  defineEndpoint({
    id: 'test.any',
    method,
    path: '/any',
    toPayload: (payload: object) => payload,
    parse: () => undefined,
  });

describe('null fields (API-01)', () => {
  it.each([
    ['at the top level', { a: null, b: 1 }, { b: 1 }],
    ['undefined ones too', { a: undefined, b: 1 }, { b: 1 }],
    [
      'in nested objects',
      { model: { status: null, deep: { a: null, b: 2 } } },
      { model: { deep: { b: 2 } } },
    ],
    [
      'but not other empty values',
      { a: 0, b: false, c: '', d: [], e: {} },
      { a: 0, b: false, c: '', d: [], e: {} },
    ],
    ['nor places of an array', { list: [1, null, 3, { a: null, b: 1 }] }, { list: [1, null, 3, { b: 1 }] }],
  ])('are removed %s', async (_, payload, expected) => {
    const { client, requests } = createRecordingClient(envelope());
    await client.call(endpointOf('POST'), payload);
    expect(await requests[0]?.json()).toEqual(expected);
  });

  it('do not become the word "null" in a query', async () => {
    const { client, requests } = createRecordingClient(envelope());
    await client.call(endpointOf('GET'), { a: null, b: undefined, c: '', d: 0, e: false });
    const query = Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams);
    expect(query).toEqual({ c: '', d: '0', e: 'false', _t: expect.any(String) });
  });

  it('are in no object of any payload, and each array keeps its length', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const parts = partsOf(withoutNulls(payload));
        const values = parts.filter((part) => !Array.isArray(part)).flatMap((part) => Object.values(part));
        expect(values).not.toContain(null);
        expect(lengthsIn(parts)).toEqual(lengthsIn(partsOf(payload)));
      }),
    );
  });
});

/** Every object and array in a value. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function lengthsIn(parts: object[]): number[] {
  return parts.filter((part) => Array.isArray(part)).map((list) => list.length);
}
