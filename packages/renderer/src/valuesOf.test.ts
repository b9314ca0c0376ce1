import { expect, test } from 'vitest';
import { parseHostValues, valuesOf } from './valuesOf.ts';

const HOSTS = {
  'yunfan.example.com': { NAME: 'own' },
  '*.example.com': { NAME: 'below' },
  '*.north.example.com': { NAME: 'north' },
};

test.each([
  ['yunfan.example.com', 'own'],
  ['hailan.example.com', 'below'],
  ['a.b.example.com', 'below'],
  ['a.north.example.com', 'north'],
  ['example.com', undefined],
  ['yunfan.example.org', undefined],
])('%s has the values %s', (hostname, name) => {
  expect(valuesOf(HOSTS, hostname)?.NAME).toBe(name);
});

test.each([
  '[]',
  'null',
  '{"a.example.com":null}',
  '{"a.example.com":{"TITLE":5}}',
  '{"a.example.com":["TITLE"]}',
])('the list %s is refused', (text) => {
  expect(() => parseHostValues(text)).toThrow('no object of host names');
});
