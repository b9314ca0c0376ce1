import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from './call.ts';

const root = join(import.meta.dirname, '../..');
const TEMPLATE = join(import.meta.dirname, 'template');

export interface HostPackages {
  kind: 'page' | 'elements' | 'script';
  /** Our packages, without the scope. */
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
  elements: ['typescript@5.9.3', 'vite'],
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

/** Settings of npm: our packages come from `REGISTRY`, all others from where this machine gets its packages. */
const SETTINGS = 'audit=false\nfund=false\nprefer-offline=true\n';

/** Installs packages with npm in an empty folder, as their READMEs say, without a flag. */
export async function installHost(
  folder: string,
  { kind, packages, dependencies }: HostPackages,
): Promise<void> {
  writeFileSync(join(folder, '.npmrc'), `${SETTINGS}@cloud-school:registry=${process.env.REGISTRY}\n`);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
  cpSync(join(TEMPLATE, `${kind}.tsconfig.json`), join(folder, 'tsconfig.json'));
  if (kind !== 'script') cpSync(join(TEMPLATE, 'index.html'), join(folder, 'index.html'));
  if (kind === 'page') cpSync(join(TEMPLATE, 'vite.config.ts'), join(folder, 'vite.config.ts'));
  mkdirSync(join(folder, 'src'));
  const own = packages.map((name) => `@cloud-school/${name}`);
  await call(folder, 'npm', ['install', ...own, ...[...TOOLS[kind], ...dependencies].map(pinned)]);
}
