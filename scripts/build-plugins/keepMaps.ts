import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps of the page out of its folder into `maps` beside it: whatever serves the folder serves none, and they
 * stay with the release, for the places that devices report (scripts/symbolicate.ts).
 */
export function keepMaps(): Plugin {
  return {
    name: 'cloud-school-keep-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      const maps = join(dir, '../maps');
      rmSync(maps, { recursive: true, force: true });
      for (const name of globSync('**/*.map', { cwd: dir })) {
        mkdirSync(dirname(join(maps, name)), { recursive: true });
        renameSync(join(dir, name), join(maps, name));
      }
    },
  };
}
