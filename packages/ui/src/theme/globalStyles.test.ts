import { expect, test } from 'vitest';
import { globalStyles, scopedStyles } from './globalStyles.ts';

const SCOPE = "[data-brand-theme='a']";

/** Selectors of the rules, without those of declarations. */
const selectors = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));

test('each rule of a scope begins with it; its reset is as weak as that of a page', () => {
  // The variables, those of phones and those for more contrast.
  const [variables, touched, stronger, ...rest] = selectors(scopedStyles({}, SCOPE));
  expect([variables, touched, stronger]).toEqual([SCOPE, SCOPE, SCOPE]);
  expect(rest.filter((selector) => !selector.startsWith(`:where(${SCOPE})`))).toEqual([]);
});

test('a scope and a page have the same variables and resets', () => {
  const page = selectors(globalStyles({})).filter((selector) => !/^(?::root|html|body)$/.test(selector));
  const scope = selectors(scopedStyles({}, SCOPE)).slice(4);
  expect(scope).toEqual(page.map((selector) => `:where(${SCOPE}) ${selector}`));
});
