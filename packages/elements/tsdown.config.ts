import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'tsdown';
import { fileImports, SHORT_STYLES } from '../../scripts/packages/libraryBuild.ts';

/** Whoever imports this file, such as the documents' own build: from this folder. */
const here = (file: string) => join(import.meta.dirname, file);
const { resolve } = createRequire(here('package.json'));

/** Preact in React's place: a page has it beside any framework of its own, and it weighs a third. */
const PREACT = {
  'react/jsx-runtime': resolve('preact/jsx-runtime'),
  // As a module: Node itself would take the other format.
  'react-dom/client': resolve('preact/compat/client').replace(/[.]js$/, '.mjs'),
  'react-dom': resolve('preact/compat'),
  react: here('build/react.js'),
};
const REACT_TYPES = here('build/reactTypes.ts');

const ENTRIES = { elements: 'src/index.ts', jsx: 'src/generated/jsx.ts', vue: 'src/generated/vue.ts' };

/** The loader, `elements.js`, and what it fetches: a folder with every library in it, for bundlers and for pages without one. */
export const code = defineConfig({
  name: 'code',
  entry: ENTRIES,
  alias: PREACT,
  format: 'esm',
  platform: 'browser',
  target: ['chrome109', 'firefox115', 'safari16.4'],
  tsconfig: 'tsconfig.build.json',
  define: { 'process.env.NODE_ENV': '"production"' },
  deps: { alwaysBundle: [/./] },
  // Without hashes: the folder as a whole has the version in its address.
  hash: false,
  minify: true,
  dts: false,
  inputOptions: { ...SHORT_STYLES, checks: { moduleLevelDirective: false } },
  outputOptions: {
    // Each file would begin with those of its libraries.
    comments: { legal: false },
    // Primitives and icons that so many elements use belong to what all share: the class card alone would fetch 24 small files.
    codeSplitting: {
      groups: [{ name: 'basics', minShareCount: 9, test: /\/ui\/src\/primitives\/|\/lucide-react\// }],
    },
  },
  plugins: [fileImports(), addNotices()],
});

/** Their types, which need no other package. */
const types = defineConfig({
  name: 'types',
  entry: ENTRIES,
  format: 'esm',
  platform: 'neutral',
  // In the folder of all packages whose types it writes: the compiler would write those outside of it beside their sources.
  tsconfig: '../tsconfig.types.json',
  dts: { emitDtsOnly: true },
  clean: false,
  hash: false,
  deps: { alwaysBundle: [/^(?!vue$|react$)/], neverBundle: ['vue'] },
  // Types that no element has import more of React.
  inputOptions: { shimMissingExports: true },
  plugins: [replaceReactTypes()],
});

export default [code, types];

/** Tags of JSX are for a host that has React; the rest knows nothing of it. */
function replaceReactTypes(): Rolldown.Plugin {
  return {
    name: 'replace-react-types',
    resolveId: {
      order: 'pre',
      handler: (id, importer) =>
        id !== 'react' ? null : importer?.includes('jsxTypes') ? { id, external: true } : REACT_TYPES,
    },
  };
}

/** Writes the licence texts of the libraries in the folder into one file. */
function addNotices(): Rolldown.Plugin {
  return {
    name: 'add-notices',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [],
      );
      const notices = [...new Set(folders)].toSorted().map((folder) => {
        const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const texts = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
        return [
          `${name} ${version} (${license})`,
          ...texts.map((file) => readFileSync(join(folder, file), 'utf8')),
        ];
      });
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: notices.flat().join('\n\n') });
    },
  };
}
