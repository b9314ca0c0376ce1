import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  ['https://www.mohrss.gov.cn/a?b=1#c', 'https://www.mohrss.gov.cn/a?b=1#c'],
  ['http://example.com', 'http://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:0571-88326610', 'tel:0571-88326610'],
  ['//example.com/a', 'https://example.com/a'],
  ['www.example.com', 'https://www.example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['tel:10086', 'tel:10086'],
  ['/news?id=1', '/news?id=1'],
  ['./media/a.svg', './media/a.svg'],
  ['../news', '../news'],
  ['/\\evil.example', 'https://evil.example'],
  [' https://example.com ', 'https://example.com'],
  ['//cdn.example.com/a b#1.mp4', 'https://cdn.example.com/a%20b%231.mp4'],
  ['/media/课件 100%.pdf', '/media/课件%20100%25.pdf'],
  ['www.example.com/招生 简章.pdf', 'https://www.example.com/招生%20简章.pdf'],
  ['tel:0571 8832 6610', 'tel:057188326610'],
])('%s opens as %s', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  'java script:alert(1)',
  'https:example.com',
])('%j is refused', (address) => {
  expect(safeHref(address)).toBeNull();
});
