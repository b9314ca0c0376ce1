import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TileLegend } from './TileLegend.tsx';

test('the legend names each state of a tile (EXAM-04)', () => {
  const words = renderToStaticMarkup(createElement(TileLegend)).match(/(?<=>)[^<>]+/g);
  expect(words).toEqual(['已答', '未答', '当前', '标记']);
});
