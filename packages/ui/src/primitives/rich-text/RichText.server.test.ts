import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { hostileHtml } from './testing/hostileHtml.ts';

/** One element, with nothing but paragraphs of escaped text, or with text. */
const TEXT_ONLY = /^<div[^<>]*>(?:(?:<p>[^<>]*<\/p>)*|[^<>]*)<\/div>$/;

const render = (html: string) => renderToStaticMarkup(createElement(RichText, { html }));

test.each(Object.entries(hostileHtml))('a server renders "%s" as text', (_name, { html }) => {
  expect(render(html)).toMatch(TEXT_ONLY);
});

test('a server renders any markup as text', () => {
  const shards = [
    ...Object.values(hostileHtml).map(({ html }) => html),
    '<',
    '>',
    '&lt;',
    '"',
    "'",
    '<!--',
    '-->',
    '</p>',
    '<p>',
    '</script>',
  ];
  const html = array(oneof(constantFrom(...shards), string({ unit: 'grapheme' })), { maxLength: 24 });
  assert(
    property(html, (pieces) => TEXT_ONLY.test(render(pieces.join('')))),
    { seed: 20261125, numRuns: 1000 },
  );
});
