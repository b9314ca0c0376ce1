import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the project lives. */
export interface Links {
  repository?: { type: 'git'; url: string };
  homepage?: string;
  bugs?: { url: string };
}

/** Whoever publishes knows it: `REPOSITORY` (https://…/school.git), `HOMEPAGE` and `BUGS` of the environment. */
export const readLinks = ({ REPOSITORY, HOMEPAGE, BUGS }: NodeJS.ProcessEnv): Links => ({
  ...(REPOSITORY && { repository: { type: 'git', url: `git+${REPOSITORY}` } }),
  ...(HOMEPAGE && { homepage: HOMEPAGE }),
  ...(BUGS && { bugs: { url: BUGS } }),
});

/**
 * Writes the project's links into a packed package, with its own folder in the repository, which provenance compares. Where the
 * project names none, the tarball stays as it is.
 */
export function addLinks(tarball: string, { repository, homepage, bugs }: Links): void {
  if (!repository && !homepage && !bugs) return;
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-pack-'));
  const tar = (...args: string[]) => execFileSync('tar', [...args, '-C', folder.path]);
  tar('-xzf', tarball);
  const file = join(folder.path, 'package/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  const directory = `packages/${manifest.name.split('/').at(-1)}`;
  const links = { ...(repository && { repository: { ...repository, directory } }), homepage, bugs };
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...links }, null, 2)}\n`);
  execFileSync('tar', ['-czf', tarball, '-C', folder.path, 'package']);
}
