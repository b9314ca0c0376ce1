import { expect, test } from 'vitest';
import { printMargins } from './printMargins.ts';

const page = {
  title: '课表 - 云帆',
  address: 'https://yunfan.example.com/a?b=1#c',
  printedAt: '2026-11-25 09:05:30',
};

test('each page has the title, the address without its fragment, the minute and its number', () => {
  const css = printMargins(page);
  expect(css).toContain('@top-left { content: "课表 - 云帆";');
  expect(css).toContain('@bottom-left { content: "yunfan.example.com/a?b=1";');
  expect(css).toContain(
    '@bottom-right { content: "2026-11-25 09:05 ・ " counter(page) " / " counter(pages);',
  );
});

test('a title cannot end its string', () => {
  expect(printMargins({ ...page, title: '"}\\\n*{display:none}' })).toContain(
    String.raw`content: "\22 }\5c \a *{display:none}";`,
  );
});

test.each([
  ['/a?name=%E6%8A%A4%E7%90%86', '/a?name=护理'],
  ['/a?name=%E6%8A', '/a?name=%E6%8A'],
])('the address %s is printed as %s', (path, printed) => {
  expect(printMargins({ ...page, address: `https://x.example${path}` })).toContain(`"x.example${printed}"`);
});
