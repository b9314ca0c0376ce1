import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { keepRules } from './keepRules.ts';

const Box = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  &:hover {
    color: red;
  }
`;

function render(width: number) {
  const sheet = new ServerStyleSheet();
  keepRules(sheet.instance);
  const compiled = vi.spyOn(sheet.instance, 'insertRules');
  renderToStaticMarkup(sheet.collectStyles(createElement(Box, { $width: width })));
  return { styles: sheet.getStyleTags(), compiled: compiled.mock.calls.length };
}

test('a rule is compiled for the first page that has it, and is on the others', () => {
  const first = render(1);
  expect([first.compiled, first.styles]).toEqual([1, expect.stringContaining('{width:1px;}')]);
  expect(first.styles).toContain(':hover{color:red;}');
  expect(render(1)).toEqual({ ...first, compiled: 0 });
  const other = render(2);
  expect([other.compiled, other.styles.includes('width:1px')]).toEqual([1, false]);
});

test('however many lengths come with data, only the last rules stay', () => {
  const open = () => {
    const { instance } = new ServerStyleSheet();
    keepRules(instance);
    return instance;
  };
  const many = open();
  for (let width = 0; width <= 5000; width += 1)
    many.insertRules('sc-many', `w${width}`, [`.w{width:${width}px;}`]);
  expect(['w0', 'w5000'].map((name) => open().hasNameForId('sc-many', name))).toEqual([false, true]);
});
