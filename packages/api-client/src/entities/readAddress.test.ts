import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from './read.ts';

it.each([
  ['https://cdn.example.com/a.mp4', 'https://cdn.example.com/a.mp4'],
  ['HTTP://cdn.example.com/a b.mp4', 'HTTP://cdn.example.com/ab.mp4'],
  ['/media/lessons/a.m3u8?x=1', '/media/lessons/a.m3u8?x=1'],
  ['./media/lessons/a.mp4', './media/lessons/a.mp4'],
  ['../a.mp4', null],
  ['.//cdn.example.com/a.mp4', null],
  ['//cdn.example.com/a.mp4', null],
  ['/\\cdn.example.com', null],
  ['/\t/cdn.example.com', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>1</script>', null],
  ['blob:https://a.example/1', null],
  ['https://', null],
  ['a.mp4', null],
  ['', null],
  [7, null],
  [{ url: 'https://a.example' }, null],
])('of %j is %j', (sent, address) => {
  expect(readAddress(sent)).toBe(address);
});

it('of any text resolves to http, https or null', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `https://${rest}`),
    fc.string().map((rest) => `/${rest}`),
    fc.string().map((rest) => `./${rest}`),
    fc.constantFrom('java', 'script:', '/', '\t').map((part) => part.repeat(3)),
  );
  fc.assert(
    fc.property(hostile, (sent) => {
      const address = readAddress(sent);
      if (address === null) return;
      const { protocol, host } = new URL(address, 'https://school.example');
      expect(['http:', 'https:']).toContain(protocol);
      expect(!/^\.?\//.test(address) || host === 'school.example').toBe(true);
    }),
  );
});
