import { expect, test } from 'vitest';
import { readRendered } from './readRendered.ts';

test('reads what a server sent', () => {
  expect(readRendered('{"now":5,"data":{"@\\"news\\"":null},"extra":1}')).toEqual({
    now: 5,
    data: { '@"news"': null },
  });
});

test.each([
  undefined,
  null,
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"now":"5","data":{}}',
  '{"now":5,"data":null}',
])('a page with %j is rendered by the browser', (text) => {
  expect(readRendered(text)).toBeNull();
});
