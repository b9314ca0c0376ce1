import { getHotMajor, pageHotMajors } from '@cloud-school/api-client';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { restoreIds, toLongId } from './longIds.ts';
import { type Variation, writeVariant } from './writeVariant.ts';

const clock = { now: () => Date.parse('2026-11-21T10:40:00+08:00') };
const path = '/api/universityAdvertise/anyUser/hotMajor/hotMajorPage';

async function readMajors(wireSeed?: number): Promise<string> {
  const { fetch } = createSandbox({ clock, wireSeed });
  const body = JSON.stringify({ size: 10, model: {} });
  return (await fetch(path, { method: 'POST', body, headers: { tenantId: '10001' } })).text();
}

describe('a sandbox with wire variants', () => {
  it('answers the same in other forms, of which the seed decides', async () => {
    const plain = await readMajors();
    expect(await readMajors(1)).not.toBe(plain);
    expect(await readMajors(1)).toBe(await readMajors(1));
    expect(await readMajors(2)).not.toBe(await readMajors(1));
  });

  it('knows its own long ids, as text and in headers', async () => {
    const { client, session } = createVisitor(createSandbox({ clock, wireSeed: 1 }));
    session.tenantId = toLongId('10001');
    const major = await client.call(getHotMajor, { id: toLongId('71001') });
    expect(major?.name).toBe('养老护理');
    expect((await client.call(pageHotMajors, { size: 10 })).items).toHaveLength(10);
  });
});

it.each([
  ['71003', '189000000000071003'],
  ['c-elder-3', 'c-elder-3'],
  ['0012', '0012'],
])('the id %s is %s as a long one, and comes back', (id, long) => {
  expect(toLongId(id)).toBe(long);
  expect(restoreIds(`{"id":"${long}"}`)).toBe(`{"id":"${id}"}`);
});

it.each<[Variation, unknown, string]>([
  ['text-as-number', { id: '71003' }, '{"id":71003}'],
  ['long-number', { id: '71003' }, '{"id":189000000000071003}'],
  ['number-as-text', { count: 3 }, '{"count":"3"}'],
  ['time-with-t', { at: '2026-11-21 13:05:09' }, '{"at":"2026-11-21T13:05:09"}'],
  ['time-as-number', { at: '2026-11-21 13:05:09' }, '{"at":1795237509000}'],
  ['time-as-digits', { at: '2026-11-21 13:05:09' }, '{"at":"1795237509000"}'],
  ['time-with-slashes', { at: '2026-11-02 09:05:09' }, '{"at":"2026/11/2 9:05:09"}'],
  ['time-compact', { at: '2026-11-21 13:05:09' }, '{"at":"20261121130509"}'],
  ['time-as-list', { at: '2026-11-21 13:05:09' }, '{"at":[2026,11,21,13,5,9]}'],
  ['null-for-missing', { id: 'a' }, '{"id":"a","count":null}'],
  ['missing-for-null', { id: 'a', count: null }, '{"id":"a"}'],
  ['null-for-empty', { id: 'a', list: [] }, '{"id":"a","list":null}'],
  ['order-of-keys', { id: 'a', count: 1 }, '{"count":1,"id":"a"}'],
])('%s makes of %j, under some seed, %s', (variation, data, said) => {
  const parse = (read: unknown) => {
    const { id, count, at, list } = read as Record<string, unknown>;
    return { id, count: Number(count ?? 0), at: new Date(String(at)).getTime(), list: list ?? [] };
  };
  const bodies = Array.from({ length: 40 }, (_, seed) =>
    writeVariant({ id: 'any.call', parse }, { code: 0, data, msg: 'ok', isSuccess: true }, seed, [variation]),
  );
  expect(bodies.some((body) => body.includes(`"data":${said}`))).toBe(true);
});
