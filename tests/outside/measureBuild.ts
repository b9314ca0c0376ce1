import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const sizeOf = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

/** What a host's built page loads when it opens, and all files of the build (kB gzip). */
export function measureBuild(folder: string): { openingKb: number; allKb: number } {
  const dist = join(folder, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) =>
    join(dist, file),
  );
  return { openingKb: sizeOf(named), allKb: sizeOf(globSync(join(dist, 'assets/*'))) };
}
