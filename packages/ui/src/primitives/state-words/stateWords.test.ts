import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateWords } from './stateWords.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Screens of lessons, of classes and of courses; an attempt of an exam has states of its own. */
const SOURCES = globSync('{cards,calendar,screens}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|stories|notes)\.tsx?$|\/testing\/|^screens\/exam-/.test(file))
  .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));

test.each([...new Set(Object.values(stateWords))])('%s stands in the table alone', (word) => {
  const literal = new RegExp(`['"\`>]\\s*${word}\\s*['"\`<]`);
  expect(SOURCES.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([]);
});
