import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from '../outside/call.ts';
import type { Registry } from './startRegistry.ts';

const root = new URL('../..', import.meta.url).pathname;
const PNPM = ['-y', '--prefer-offline', 'pnpm@12.21.0'];

/** The order of the guide: a package after those that it needs. */
const ORDER = ['domain', 'validators', 'api-client', 'engine', 'ui', 'pages', 'conformance'];

/** Copies what is committed, with its history, and installs it as the lockfile says. */
export async function makeCopy(folder: string): Promise<void> {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  await call(folder, 'npx', [...PNPM, 'install', '--frozen-lockfile', '--prefer-offline']);
}

/** Raises the versions by the described changes; where none is described, by a fix of all packages. */
export async function raiseVersions(copy: string): Promise<void> {
  const changes = globSync('.changeset/*.md', { cwd: copy }).filter((file) => !file.endsWith('README.md'));
  if (changes.length === 0) {
    const lines = ORDER.map((name) => `'@cloud-school/${name}': patch\n`);
    writeFileSync(
      join(copy, '.changeset/trial.md'),
      `---\n${lines.join('')}---\n\nA trial of the release.\n`,
    );
  }
  await call(copy, 'npx', [...PNPM, 'exec', 'changeset', 'version']);
}

export const versionOf = (copy: string): string => {
  const manifest = readFileSync(join(copy, 'packages/domain/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

/** Builds, packs and checks the packages of the copy. */
export async function pack(copy: string): Promise<void> {
  await call(copy, 'npx', [...PNPM, 'run', 'packages']);
}

/** Publishes the packed packages one by one. */
export async function publish(copy: string, { folder, npmrc, address }: Registry): Promise<void> {
  // npm reads the settings of the folder that it runs in.
  writeFileSync(join(folder, '.npmrc'), npmrc);
  for (const name of ORDER) {
    const tarball = join(copy, `dist/packages/cloud-school-${name}-${versionOf(copy)}.tgz`);
    await call(folder, 'npm', ['publish', tarball, '--registry', address, '--loglevel', 'error']);
  }
}
