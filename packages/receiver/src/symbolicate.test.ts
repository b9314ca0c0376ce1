import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSymbolicator, listReleases } from './symbolicate.ts';

const folder = mkdtempSync(join(tmpdir(), 'cloud-school-releases-'));
mkdirSync(join(folder, 'v2/maps/assets'), { recursive: true });
// Column 0 of the one line is line 12 of the source, column 4 its line 13.
writeFileSync(
  join(folder, 'v2/maps/assets/exam~Page-x.js.map'),
  JSON.stringify({
    version: 3,
    sources: ['../../../../packages/engine/src/exam/saveAnswer.ts'],
    names: [],
    mappings: 'AAWA,IACA',
  }),
);
// Cut by a full disk, in the release that comes first; of one file in all.
mkdirSync(join(folder, 'v1/maps/assets'), { recursive: true });
for (const name of ['exam~Page-x', 'cut-z'])
  writeFileSync(join(folder, `v1/maps/assets/${name}.js.map`), '{"version":3,"sour');
// Beside the folders of maps.
writeFileSync(join(folder, 'secret.js.map'), '{"version":3,"sources":["x"],"names":[],"mappings":"AAAA"}');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['assets/exam~Page-x.js:1:1', 'packages/engine/src/exam/saveAnswer.ts:12'],
  ['assets/exam~Page-x.js:1:30', 'packages/engine/src/exam/saveAnswer.ts:13'],
  ['assets/other-y.js:1:1', null],
  ['assets/cut-z.js:1:1', null],
  ['assets/exam~Page-x.js:0:1', null],
  ['../../secret.js:1:1', null],
  ['/assets/exam~Page-x.js:1:1', null],
  ['assets/exam~Page-x.js', null],
])('%s is %s', (place, source) => {
  expect(createSymbolicator(() => listReleases(folder))(place)).toBe(source);
});
