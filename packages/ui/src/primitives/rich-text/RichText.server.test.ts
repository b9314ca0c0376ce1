import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { hostileHtml } from './testing/hostileHtml.ts';

/** One element, with nothing but paragraphs of escaped text, or with text. */
const TEXT_ONLY = /^<div[^<>]*>(?:<!--\$-->(?:<p>[^<>]*<\/p>)*<!--\/\$-->|[^<>]*)<\/div>$/;

async function render(html: string): Promise<string> {
  const { prelude } = await prerender(createElement(RichText, { html }), { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

test.each(Object.entries(hostileHtml))('a server renders "%s" as text', async (_name, { html }) => {
  expect(await render(html)).toMatch(TEXT_ONLY);
});

test('a server renders the paragraphs and formulas of a text', async () => {
  expect(await render('<p>设 <math><msqrt><mn>16</mn></msqrt></math></p><p>a&lt;b</p>')).toContain(
    '<p>设 √16</p><p>a&lt;b</p>',
  );
});

test('a server renders any markup as text', async () => {
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
  await assert(
    asyncProperty(html, async (pieces) => TEXT_ONLY.test(await render(pieces.join('')))),
    { seed: 20261125, numRuns: 1000 },
  );
});
