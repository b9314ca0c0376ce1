import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a project lives: named once, in the first package.json, for all packages. */
export interface Links {
  repository?: { type: string; url: string };
  homepage?: string;
  bugs?: { url: string };
}

/**
 * Writes the project's links into a packed package, with its own folder in the repository, which provenance compares. Where the
 * project names none, the tarball stays as it is.
 */
export function addLinks(tarball: string, { repository, homepage, bugs }: Links): void {
  if (!repository && !homepage && !bugs) return;
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-pack-'));
  const tar = (...args: string[]) => execFileSync('tar', [...args, '-C', folder]);
  tar('-xzf', tarball);
  const file = join(folder, 'package/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  const directory = `packages/${manifest.name.split('/').at(-1)}`;
  const links = { ...(repository && { repository: { ...repository, directory } }), homepage, bugs };
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...links }, null, 2)}\n`);
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  rmSync(folder, { recursive: true });
}
