import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from './call.ts';

const root = join(import.meta.dirname, '../..');
const TARBALLS = join(root, 'dist/packages');
const TEMPLATE = join(import.meta.dirname, 'template');

export interface HostPackages {
  kind: 'page' | 'script';
  /** Our packages, without the scope; also those that they need, because no registry has them. */
  packages: string[];
  dependencies: string[];
}

/** Programs and types of every host of a kind. */
const TOOLS = {
  page: [
    'react',
    'react-dom',
    // The types of styled-components name types of Node.
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'typescript',
    'vite',
  ],
  script: ['@types/node', 'typescript'],
} satisfies Record<HostPackages['kind'], string[]>;

/** Name and version: as given, else as this workspace has it, so that a run tomorrow installs the same. */
function pinned(name: string): string {
  if (name.lastIndexOf('@') > 0) return name;
  const manifest = ['tests', 'packages/ui', 'packages/validators', '.', 'node_modules/.pnpm']
    .map((folder) => join(root, folder, 'node_modules', name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`The workspace has no ${name}.`);
  return `${name}@${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;
}

function tarballOf(name: string): string {
  const [tarball] = globSync(`cloud-school-${name}-*.tgz`, { cwd: TARBALLS });
  if (!tarball) throw new Error(`${TARBALLS} has no ${name}: run \`pnpm verify:release packages\` first.`);
  return join(TARBALLS, tarball);
}

/** Installs the packed packages with npm in an empty folder. */
export async function installHost(
  folder: string,
  { kind, packages, dependencies }: HostPackages,
): Promise<void> {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
  cpSync(join(TEMPLATE, `${kind}.tsconfig.json`), join(folder, 'tsconfig.json'));
  if (kind === 'page') {
    for (const file of ['index.html', 'vite.config.ts']) cpSync(join(TEMPLATE, file), join(folder, file));
  }
  mkdirSync(join(folder, 'src'));
  const wanted = [...packages.map(tarballOf), ...[...TOOLS[kind], ...dependencies].map(pinned)];
  await call(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...wanted]);
}
