import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PartNotes } from './PartNotes.ts';

const root = new URL('../../../..', import.meta.url).pathname;
const nameOf = (file: string) => /(\w+)\.\w+\.tsx?$/.exec(file)?.[1] ?? file;

const pages = globSync('packages/ui/src/!(screens|theme|testing)/**/*.stories.tsx', { cwd: root }).filter(
  (file) => !/\.(interactions|fuzz)\./.test(file),
);
const noteFiles = globSync('packages/ui/src/**/*.notes.ts', { cwd: root });

/** What the shipped files import, without the components' own files; of a shell what it takes from the library alone. */
const imports = globSync('{packages/{ui,pages},apps/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) => !/\.(stories|test|notes|samples)\.|\/testing\//.test(file) && !file.endsWith('ui/src/index.ts'),
  )
  .map((file) => ({
    file,
    text: [...readFileSync(root + file, 'utf8').matchAll(/^import [^;]*;|import\('[^']*'\)/gm)]
      .map(([statement]) => statement)
      .filter((statement) => !file.startsWith('apps/') || statement.includes("'@cloud-school/ui"))
      .join('\n'),
  }));

function countUsers(story: string): number {
  const name = nameOf(story);
  const own = story.replace('.stories', '');
  const named = new RegExp(`\\b${name}\\b`);
  return imports.filter(({ file, text }) => file !== own && named.test(text)).length;
}

test('each component with a page and more than one user has notes beside it', () => {
  const noted = new Set(noteFiles.map(nameOf));
  const used = pages.filter((story) => countUsers(story) > 1);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((story) => !noted.has(nameOf(story)))).toEqual([]);
});

test('notes say something in every part, and name components that have a page', async () => {
  const names = new Set(pages.map(nameOf));
  const wrong: string[] = [];
  for (const file of noteFiles) {
    const { notes } = (await import(root + file)) as { notes: PartNotes };
    const { anatomy, reader, related } = notes;
    if ([anatomy, reader, notes.do, notes.dont, related].some(({ length }) => length === 0))
      wrong.push(`${file}: a part is empty`);
    for (const name of related)
      if (!names.has(name) || name === nameOf(file)) wrong.push(`${file}: no page of ${name}`);
  }
  expect(wrong).toEqual([]);
});
