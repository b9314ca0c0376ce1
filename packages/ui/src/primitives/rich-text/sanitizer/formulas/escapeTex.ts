/** The signs that mean something in TeX. */
const SIGNS: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '\\': '\\backslash ',
  '^': '\\wedge ',
  '~': '\\sim ',
};

/** Those that have other names in words. */
const IN_WORDS: typeof SIGNS = {
  ...SIGNS,
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
};

const escape = (text: string, signs: typeof SIGNS): string =>
  text.replaceAll(/[\\{}#$%&_^~]/g, (sign) => signs[sign] ?? sign);

/** Signs of a formula as TeX that shows them. */
export const escapeTex = (text: string): string => escape(text, SIGNS);

/** Words in a formula. */
export const wordsToTex = (text: string): string => (text === '' ? '' : `\\text{${escape(text, IN_WORDS)}}`);
