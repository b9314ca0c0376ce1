import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPublicNames } from '../scripts/api/listPublicNames.ts';

const reports = Object.entries(listPublicNames());

test.each(reports)(
  '%s names what the package exports; `pnpm write` writes it, and a name that goes or changes needs a changeset',
  (file, names) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(names);
  },
);

test('values and types are told apart, in entries of their own and behind `export *`', () => {
  const [ui, domain] = ['ui', 'domain'].map(
    (name) => Object.fromEntries(reports)[`packages/${name}/api.txt`],
  );
  expect(ui).toMatch(/^@cloud-school\/ui\n(  .*\n)*  type ButtonProps\n(  .*\n)*  value Button\n/m);
  expect(ui).toMatch(/^@cloud-school\/ui\/calendar\n(  .*\n)*  value WeekGrid$/m);
  expect(domain).toMatch(/^  type Question$/m);
  expect(domain).toMatch(/^  value QUESTION_KINDS$/m);
});
