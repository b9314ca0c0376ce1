import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the repository's files in a temporary folder. */
export interface Copy {
  folder: string;
  remove(): void;
}

/**
 * Copies every file that git knows or would add, changed or not. Packages of the registry are linked, not copied; the
 * packages of the workspace are those of the copy.
 */
export function makeCopy(root: string): Copy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cloud-school-claims-')));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    // A deleted file is listed until the deletion is committed.
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const modules of globSync('{.,tests,packages/*,apps/*}/node_modules', { cwd: root }))
    linkModules(join(root, modules), join(folder, modules));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the links, which are relative, and links the store of the packages. */
function linkModules(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '.pnpm') symlinkSync(source, target);
    // Caches of tools stay behind.
    else if (name === '.bin' || !name.startsWith('.') || lstatSync(source).isSymbolicLink())
      cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
}
