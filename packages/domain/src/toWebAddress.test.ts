import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWebAddress } from './toWebAddress.ts';

test.each([
  ['https://cdn.example.com/a.mp4', 'https://cdn.example.com/a.mp4'],
  ['HTTP://cdn.example.com/a b.mp4', 'HTTP://cdn.example.com/a%20b.mp4'],
  [' https://cdn.example.com/a.mp4\r\n', 'https://cdn.example.com/a.mp4'],
  // Names of files as people write them.
  ['https://oss.example.com/课件/第1章 评估单.pdf', 'https://oss.example.com/课件/第1章%20评估单.pdf'],
  ['https://cdn.example.com/证书/沈 雨薇.png', 'https://cdn.example.com/证书/沈%20雨薇.png'],
  ['/a "b" <c> {d}|^`.pdf', '/a%20%22b%22%20%3Cc%3E%20%7Bd%7D%7C%5E%60.pdf'],
  ['/完成100%.pdf', '/完成100%25.pdf'],
  ['/100%2.pdf', '/100%252.pdf'],
  ['/a%20b%E8%AF%BE.pdf', '/a%20b%E8%AF%BE.pdf'],
  ['/a+b.pdf?sign=c+d%2Fe==', '/a+b.pdf?sign=c+d%2Fe=='],
  ['/a.mp4?auth_key=1 2', '/a.mp4?auth_key=1%202'],
  // A '#' in a name, and one that begins a place.
  ['//cdn.example.com/a b#1.mp4', 'https://cdn.example.com/a%20b%231.mp4'],
  ['/第1章#2/课件 #3.PDF?x=1#page=2', '/第1章%232/课件%20%233.PDF?x=1#page=2'],
  ['/a#1.mp4#t=10', '/a%231.mp4#t=10'],
  ['/a.mp4#t=10', '/a.mp4#t=10'],
  ['/a.pdf#page=2', '/a.pdf#page=2'],
  ['https://school.example/#/course/1.pdf', 'https://school.example/#/course/1.pdf'],
  ['/viewer.html#file=a.pdf', '/viewer.html#file=a.pdf'],
  ['/news?id=1#a.pdf', '/news?id=1#a.pdf'],
  // Hosts and paths.
  ['//cdn.example.com/a.mp4', 'https://cdn.example.com/a.mp4'],
  ['/\\cdn.example.com', 'https://cdn.example.com'],
  ['/\t/cdn.example.com', 'https://cdn.example.com'],
  ['https:// www.example.com/a', 'https://www.example.com/a'],
  ['https://教育.example/a', 'https://教育.example/a'],
  ['/media/a.m3u8?x=1', '/media/a.m3u8?x=1'],
  ['./media/a.mp4', './media/a.mp4'],
  ['../a.mp4', '../a.mp4'],
  // No web address.
  ['.//cdn.example.com/a.mp4', null],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['//cdn.example.com/一\u2028行.mp4', 'https://cdn.example.com/一\u2028行.mp4'],
  ['data:text/html,<script>1</script>', null],
  ['blob:https://a.example/1', null],
  ['https://', null],
  ['https:a.mp4', null],
  ['a.mp4', null],
  ['', null],
])('%j is the address %j', (sent, address) => {
  expect(toWebAddress(sent)).toBe(address);
});

const names = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('#+% 课件证书()&=·"<>{}[]')),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join('').replaceAll(/[?/\\\p{Cc}\p{Cs}]/gu, ''));
const places = fc.constantFrom('https://cdn.example.com/', '//cdn.example.com/', '/a/', './');

test('an address keeps every character of a name, and stays the same when it is read again', () => {
  fc.assert(
    fc.property(places, names, (place, name) => {
      // A name that holds '%20' could be encoded already.
      // '#!' begins a place.
      fc.pre(!/%[\da-f]{2}|#!/i.test(name));
      const address = toWebAddress(`${place}文${name}.mp4`);
      expect(address).not.toBeNull();
      const { pathname, hash } = new URL(address ?? '', 'https://school.example');
      expect(hash).toBe('');
      expect(decodeURIComponent(pathname + hash)).toContain(`文${name}.mp4`);
      expect(toWebAddress(address ?? '')).toBe(address);
    }),
  );
});

test('any text becomes http, https, a path of this site, or null', () => {
  const hostile = fc
    .tuple(fc.constantFrom('', 'https://', '/', './', '//', '/\\', '\t', 'javascript:'), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, (sent) => {
      const address = toWebAddress(sent);
      if (address === null) return;
      const { protocol, host } = new URL(address, 'https://school.example');
      expect(['http:', 'https:']).toContain(protocol);
      expect(/^https?:/i.test(address) || host === 'school.example').toBe(true);
      expect(toWebAddress(address)).toBe(address);
    }),
  );
});
