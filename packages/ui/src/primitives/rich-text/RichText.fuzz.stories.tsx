import type { Meta, StoryObj } from '@storybook/react-vite';
import { assert, array, constantFrom, nat, oneof, property, string, tuple } from 'fast-check';
import { expect } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { sanitizeHtml } from './sanitizer/sanitizeHtml.ts';
import dompurifyTests from './testing/dompurifyPayloads.json';
import { hostileHtml } from './testing/hostileHtml.ts';
import { EDITOR_PASTES } from './testing/pastes/editors.ts';
import { FORMULA_PASTES } from './testing/pastes/formulas.ts';
import { MAIL_PASTES, WECHAT_PASTES } from './testing/pastes/mail.ts';
import { GOOGLE_PASTES, WPS_PASTES } from './testing/pastes/office.ts';
import { WORD_PASTES } from './testing/pastes/word.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '见 play：随机拼接的攻击片段' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const { payloads } = dompurifyTests;

/** A fixed seed, so that a failing run can be repeated. */
const settings = { seed: 20261121, numRuns: 400 };

const tags = [
  'a b p div table tr td img svg math mtext mglyph style script iframe form select option template',
  'noscript title textarea xmp foreignObject annotation-xml',
].flatMap((line) => line.split(' '));
const signs = '<!-- --> <![CDATA[ ]]> "> \'> < > &lt; &#x3c; href=javascript:__xss() 题干'.split(' ');
const shards = [
  ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} onload=__xss() `, `<${tag}/`]),
  ...Object.values(hostileHtml).map(({ html }) => html),
  ...signs,
];
const documents = [
  ...Object.values({
    ...WORD_PASTES,
    ...WPS_PASTES,
    ...GOOGLE_PASTES,
    ...WECHAT_PASTES,
    ...MAIL_PASTES,
    ...EDITOR_PASTES,
  }),
  ...Object.values(FORMULA_PASTES).map(({ html }) => html),
];
const forbidden =
  'script, style, form, input, button, iframe, object, embed, svg, annotation, mglyph, base, meta, link, template';
/** Of a style nothing may fetch, cover the page or be a program. */
const unsafeStyle =
  /url|image|expression|fixed|absolute|sticky|behavior|binding|content|z-index|@|javascript/i;

/** Attributes that lead or load; a title or the source of a formula is text. */
const ADDRESSES = /^(?:href|src|poster|cite|action|data-src)$/;

/** Where an attribute means something. Formulas have attributes of their own. */
const PLACES: Record<string, string> = {
  href: 'a',
  src: 'img, audio, video, source',
  poster: 'video',
  controls: 'audio, video',
  alt: 'img',
  open: 'details',
  start: 'ol',
  reversed: 'ol',
  value: 'li',
  colspan: 'td, th',
  rowspan: 'td, th',
  scope: 'td, th',
  span: 'col, colgroup',
  valign: 'col, colgroup, tbody, td, tfoot, th, thead, tr',
};

const isInPlace = (element: Element, name: string): boolean =>
  !PLACES[name] || (element instanceof MathMLElement && name !== 'href') || element.matches(PLACES[name]);

function isHarmless(nodes: DocumentFragment): boolean {
  const elements = Array.from(nodes.querySelectorAll('*'));
  return (
    nodes.querySelector(forbidden) === null &&
    elements.every((element) =>
      element.getAttributeNames().every((name) => {
        const value = element.getAttribute(name) ?? '';
        if (name === 'style') return !unsafeStyle.test(value);
        return (
          isInPlace(element, name) &&
          !/^on|srcset|srcdoc|formaction|^xlink|^class$|^name$/.test(name) &&
          (!ADDRESSES.test(name) || !/(?:java|vb)script:/i.test(value))
        );
      }),
    )
  );
}

/** A document cut at two places, with an attack in each. */
const mixed = tuple(
  constantFrom(...documents),
  constantFrom(...shards),
  constantFrom(...shards),
  nat(),
  nat(),
).map(([document, one, other, first, second]) => {
  const [from, to] = [first % document.length, second % document.length].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return document.slice(0, from) + one + document.slice(from, to) + other + document.slice(to);
});

export const DocumentsWithAttacksAreHarmless: Story = {
  play: () => {
    assert(
      property(mixed, (html) => isHarmless(sanitizeHtml(html))),
      settings,
    );
  },
};

/** A long document is cleaned in pieces. */
export const LongDocumentsWithAttacksAreHarmless: Story = {
  play: () => {
    const long = `<section><p>${'<b>文</b>'.repeat(3000)}</p><table><tr><td>`;
    assert(
      property(mixed, (html) => isHarmless(sanitizeHtml(long + html + long))),
      { ...settings, numRuns: 20 },
    );
  },
};

/** The cases of the sanitiser's own tests; ours lets fewer elements pass. */
export const SanitiserCasesAreHarmless: Story = {
  play: async () => {
    await expect(payloads).toHaveLength(213);
    await expect(payloads.filter((html) => !isHarmless(sanitizeHtml(html)))).toEqual([]);
  },
};

export const RandomMarkupIsHarmless: Story = {
  play: () => {
    const html = array(oneof(constantFrom(...shards), string({ unit: 'grapheme' })), { maxLength: 24 });
    assert(
      property(html, (pieces) => isHarmless(sanitizeHtml(pieces.join('')))),
      settings,
    );
  },
};

export const EscapedTextIsUnchanged: Story = {
  play: () => {
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    // The HTML parser itself drops NUL and turns CR into LF.
    const text = string({ unit: 'grapheme' }).map((written) => written.replace(/[\0\r]/g, ''));
    assert(
      property(text, (written) => sanitizeHtml(`<p>${escape(written)}</p>`).textContent === written),
      settings,
    );
  },
};
