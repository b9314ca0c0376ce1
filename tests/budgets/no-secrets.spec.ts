import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { CANARIES } from '../../scripts/canaries.ts';
import { readApps } from '../../scripts/readApps.ts';

const root = new URL('../..', import.meta.url).pathname;

// `npm test` builds the shells with these values in the environment.
for (const { name } of readApps()) {
  test(`a build of ${name} contains no value of its environment @area-configuration-item`, () => {
    const files = readdirSync(join(root, 'apps', name, 'dist'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    const forms = Object.values(CANARIES).flatMap((value) => [
      value,
      Buffer.from(value).toString('base64').replace(/=+$/, ''),
      Array.from(value).toReversed().join(''),
    ]);
    const leaks = files.filter((file) => {
      const text = readFileSync(join(file.parentPath, file.name), 'latin1');
      return forms.some((form) => text.includes(form));
    });
    expect(leaks.map((file) => file.name)).toEqual([]);
  });
}
