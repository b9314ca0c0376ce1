import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from './readReleasedPackages.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Stories, tests and their samples; a `testing` folder ships only as the entry that a package exports. */
const SCAFFOLDING = /\.(stories|test|samples|interactions)\.|(^|\/)samples\/|(?<!^(dist|src))\/testing\//;
const IMPORT = /(?:from|import)\s*\(?\s*["']([@\w][^"'\s]*)["']/g;
const RANGE = /^(\^|>=)\d/;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Imports of packages that the manifest does not declare. Types that add to those of a framework (`declare module 'vue'`) are read
 * by hosts of it alone, and another host's installation must not ask for it.
 */
function findUndeclared(folder: string, files: string[], manifest: Manifest): string[] {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' };
  const code = files.filter((file) => /^dist\/.*\.js$|\.d\.ts$/.test(file));
  const imported = code.flatMap((file) => {
    const text = withoutComments(readFileSync(join(folder, file), 'utf8'));
    return [...text.matchAll(IMPORT)]
      .map(([, name = '']) => name)
      .filter((name) => !text.includes(`declare module '${name}'`));
  });
  return [...new Set(imported.filter((name) => !name.startsWith('node:')).map(packageOf))]
    .filter((name) => !(name in declared))
    .map((name) => `imports ${name}, which its package.json does not name`);
}

/** Types that name a file inside of another package, which its `exports` hides from a host's compiler. */
const findDeepImports = (folder: string, files: string[]): string[] =>
  files
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => {
      const [found] =
        /["'][\w@][^"'\s]*\/dist\/[^"']*["']/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return found ? [`${file} imports ${found}`] : [];
    });

/** Links of the README to files that the tarball does not have. */
const findDeadLinks = (folder: string, files: string[]): string[] =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !files.includes(path))
    .map((path) => `README.md links to ${path}, which the tarball lacks`);

const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');

function checkManifest(text: string, { dependencies, peerDependencies }: Manifest): string[] {
  const fixed = Object.entries({ ...dependencies, ...peerDependencies }).filter(
    ([, range]) => !RANGE.test(range),
  );
  return [
    ...fixed.map(([name, range]) => `needs ${name} ${range}, which is no range`),
    ...(/"(workspace|catalog):|\.\/src\//.exec(text) ?? [])
      .slice(0, 1)
      .map((found) => `package.json has ${found}`),
  ];
}

/** Problems that a tool reports about a tarball: its output where it fails. */
function runTool(name: 'publint' | 'attw', args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${name}:\n${stdout}${stderr}`];
}

/** What a host would stumble over in a packed package; empty when it is fine. */
export function checkTarball(tarball: string): { files: string[]; problems: string[] } {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-tarball-'));
  execFileSync('tar', ['-xzf', tarball, '-C', parent.path]);
  const folder = join(parent.path, 'package');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  return {
    files,
    problems: [
      ...['README.md', 'LICENSE'].filter((name) => !files.includes(name)).map((name) => `lacks ${name}`),
      ...files.filter((file) => SCAFFOLDING.test(file)).map((file) => `ships ${file}`),
      ...checkManifest(text, manifest),
      ...findDeepImports(folder, files),
      ...findDeadLinks(folder, files),
      ...findUndeclared(folder, files, manifest),
      ...runTool('publint', ['run', '--strict', tarball]),
      // Packages are ES modules: CommonJS hosts import them dynamically.
      ...runTool('attw', ['--profile', 'esm-only', tarball]),
    ],
  };
}
