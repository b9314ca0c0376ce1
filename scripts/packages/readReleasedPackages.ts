import { globSync, readFileSync } from 'node:fs';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  author?: string;
  files?: string[];
  scripts?: Record<string, string>;
  engines?: Record<string, string>;
  exports: Record<string, string>;
  publishConfig?: { access?: string; exports?: Record<string, string> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const root = new URL('../..', import.meta.url).pathname;

/** The packages that hosts outside install: all of `packages` that are not private. */
export function readReleasedPackages(): Manifest[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(root + file, 'utf8')) as Manifest)
    .filter((manifest) => !manifest.private);
}
