import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const guides = readdirSync(join(root, 'docs/how-to/zh-CN'));

const PAIRS: [english: string, chinese: string][] = [
  ['README.md', 'README.zh-CN.md'],
  ['docs/api.md', 'docs/api.zh-CN.md'],
  ...guides.map((name): [string, string] => [`docs/how-to/${name}`, `docs/how-to/zh-CN/${name}`]),
];

/** Only the introduction of docs/api.md has a translation: its list of calls is the same in any language. */
const LIST_OF_CALLS = /^\d+ calls, of which.*/ms;

const read = (path: string) => readFileSync(join(root, path), 'utf8').replace(LIST_OF_CALLS, '');
const withoutCode = (text: string) => text.replaceAll(/```.*?```/gs, '');

/** Levels of the headings, in order: ['#', '##', '##'] */
const headings = (text: string) => withoutCode(text).match(/^#+(?= )/gm);
const steps = (text: string) => withoutCode(text).match(/^(\d+\.|-)(?= )/gm);
/** Codes of the server, such as 40001. */
const serverCodes = (text: string) => [...new Set(text.match(/\b4\d{4}\b/g))].toSorted();
const blocks = (text: string) => text.match(/```.*?```/gs);
const codes = (text: string) =>
  [
    ...new Set(
      withoutCode(text)
        .replaceAll(/\s+/g, ' ')
        .match(/`[^`]+`/g),
    ),
  ].toSorted();

describe.each(PAIRS)('%s in Chinese', (english, chinese) => {
  const [original, translation] = [read(english), read(chinese)];

  test('has the same headings and steps', () => {
    expect(headings(translation)).toEqual(headings(original));
    expect(steps(translation)).toEqual(steps(original));
  });

  test('has the same commands, names and code', () => {
    expect(blocks(translation)).toEqual(blocks(original));
    expect(codes(translation)).toEqual(codes(original));
    expect(serverCodes(translation)).toEqual(serverCodes(original));
  });

  test('links to files that exist', () => {
    const links = [...translation.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(join(root, dirname(chinese), link)));
    expect(missing).toEqual([]);
  });
});
