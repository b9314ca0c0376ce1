import { expect, test } from 'vitest';
import { createCheckedParts, type Part } from './skipChecked.ts';

const el = (tagName: string, attributes: Record<string, string>, ...inner: (Part | string)[]): Part => ({
  tagName,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  children: inner.filter((part) => typeof part !== 'string'),
  childNodes: inner
    .filter((part) => typeof part === 'string')
    .map((text) => ({ nodeType: 3, nodeValue: text })),
  scrollHeight: 10,
  clientHeight: 10,
});

/** A card of nine elements. */
const card = (title: string, color = 'a', link: Record<string, string> = { href: '/x' }) =>
  el(
    'article',
    { class: 'card' },
    el('h2', { class: color, id: title }, title),
    el('a', link, '更多'),
    el('ul', {}, ...['一', '二', '三', '四', '五'].map((text) => el('li', {}, text))),
  );
const page = (...parts: Part[]) => el('body', {}, ...parts);

test('a story whose elements were all there is left out, whatever its words', () => {
  const find = createCheckedParts();
  expect(find(page(card('甲')), 'wide', null)).toEqual({ isAll: false, parts: [] });
  expect(find(page(card('乙')), 'wide', null).isAll).toBe(true);
});

test('only the part that was there is left out', () => {
  const find = createCheckedParts();
  find(page(card('甲')), 'wide', null);
  const [old, next] = [card('乙'), card('丙', 'b')];
  expect(find(page(old, next), 'wide', null)).toEqual({ isAll: false, parts: [old] });
});

test.each([
  [
    'another class',
    (find: ReturnType<typeof createCheckedParts>) => find(page(card('乙', 'b')), 'wide', null),
  ],
  ['another attribute', (find) => find(page(card('乙', 'a', { href: '/x', role: 'button' })), 'wide', null)],
  ['an address less', (find) => find(page(card('乙', 'a', {})), 'wide', null)],
  ['an empty word', (find) => find(page(card(' ')), 'wide', null)],
  ['another window', (find) => find(page(card('乙')), 'narrow', null)],
  ['another element around it', (find) => find(page(el('main', {}, card('乙'))), 'wide', null)],
  [
    'the focus',
    (find) => {
      const part = card('乙');
      return find(page(part), 'wide', part);
    },
  ],
])('%s is checked', (_, see) => {
  const find = createCheckedParts();
  find(page(card('甲')), 'wide', null);
  expect(see(find)).toEqual({ isAll: false, parts: [] });
});
