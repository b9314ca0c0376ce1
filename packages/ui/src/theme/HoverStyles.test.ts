import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { HoverStyles } from './HoverStyles.tsx';

const Part = styled.button`
  color: black;
  &:hover {
    color: red;
  }
  &:hover,
  &[aria-expanded='true'] {
    color: blue;
  }
  @media print {
    &:hover h3 {
      color: white;
    }
  }
`;

test('rules of hovering alone apply where a pointer hovers, wherever they stand', () => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(HoverStyles, null, createElement(Part))));
  const css = sheet.getStyleTags().replaceAll(/\.(?!sc-)\w+/g, '.a');
  sheet.seal();
  expect(css).toContain('@media (hover: hover){.a:hover{color:red;}}');
  expect(css).toContain(".a:hover,.a[aria-expanded='true']{color:blue;}");
  expect(css).toContain('@media print{@media (hover: hover){.a:hover h3{color:white;}}}');
  expect(css.match(/color:red/g)).toHaveLength(1);
});
