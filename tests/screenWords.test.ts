import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** Each row of the table: the word, and those that nobody reads beside it. */
const WORDS = readFileSync(`${ROOT}docs/glossary.md`, 'utf8')
  .replace(/^[\s\S]*## Words of the screen/, '')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(-| Say )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, say = '', not = '']) => ({ say, not: not.split(', ') }));

/** What a person reads: the sources without their comments. Tests quote what must not be there, and samples what people write. */
const SOURCES = globSync(
  '{packages/{api-client,domain,elements,engine,pages,ui,validators},apps/*}/src/**/*.{ts,tsx}',
  {
    cwd: ROOT,
  },
)
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(ROOT + file, 'utf8')) }));

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

test.each(WORDS)('$say has no other word', ({ not }) => {
  const found = SOURCES.flatMap(({ file, text }) =>
    not.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('the table is read, and each of its words is on a screen', () => {
  expect(WORDS.length).toBeGreaterThan(5);
  const unused = WORDS.filter(({ say }) => !SOURCES.some(({ text }) => text.includes(say)));
  expect(unused).toEqual([]);
});
