import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = new URL('../..', import.meta.url).pathname;

/** Secrets of a host's environment; pages get their configuration at run time. */
const CANARIES = {
  CLOUD_SCHOOL_CLIENT_SECRET: 'canary-client-secret-7f3a',
  CLOUD_SCHOOL_ACCESS_KEY: 'canary-access-key-21c0',
  CLOUD_SCHOOL_MAPS_SECRET: 'canary-maps-secret-9b4e',
};

for (const shell of ['portal', 'kingdee']) {
  test(`a build of ${shell} contains no value of its environment`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'cloud-school-build-'));
    try {
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder],
        {
          cwd: join(root, 'apps', shell),
          env: { ...process.env, ...CANARIES },
          stdio: 'pipe',
        },
      );
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
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
      expect(leaks.map(({ name }) => name)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
