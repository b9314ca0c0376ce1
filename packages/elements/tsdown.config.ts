import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'tsdown';
import { fileImports, libraryBuild, SHORT_STYLES } from '../../scripts/packages/libraryBuild.ts';

const library = defineConfig({
  name: 'library',
  ...libraryBuild,
  // The folders for pages without a bundler have every library in them, and are no dependencies.
  exports: { devExports: true, inlinedDependencies: false, customExports: addFolders },
  entry: { index: 'src/index.ts', jsx: 'src/generated/jsx.ts', vue: 'src/generated/vue.ts' },
});

/** Preact in React's place: the same elements with a third of the shared code. */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** Primitives and icons that so many elements use are one file: the class card alone would fetch 24 small ones. */
const basics = (minShareCount: number, test: RegExp): Rolldown.CodeSplittingGroup => ({
  name: 'basics',
  minShareCount,
  test,
});
/** With Preact they belong to what all elements share. */
const PREACT_CHUNKS = { groups: [basics(5, /\/ui\/src\/primitives\/|\/lucide-react\//)] };
/** React fills that part alone: here they come beside it, and only where they are used. */
const REACT_CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [basics(10, /\/ui\/src\/primitives\/(?!link\/)|\/lucide-react\//)],
};

/** A folder with the loader, `elements.js`, and what it fetches, for pages without a bundler or with another React. */
const toFolder = (
  name: string,
  alias: Record<string, string>,
  codeSplitting: Rolldown.CodeSplittingOptions,
) =>
  defineConfig({
    name,
    entry: { elements: 'src/index.ts' },
    outDir: `dist/${name}`,
    alias: Object.fromEntries(
      Object.entries(alias).map(([from, to]) => [from, fileURLToPath(import.meta.resolve(to))]),
    ),
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
    // Parts of an exam, which no element has, import what Preact lacks.
    inputOptions: { ...SHORT_STYLES, shimMissingExports: true, checks: { moduleLevelDirective: false } },
    // Each file would begin with those of its libraries.
    outputOptions: { comments: { legal: false }, codeSplitting },
    plugins: [fileImports(), addTypes(), addNotices()],
  });

export default [library, toFolder('browser', {}, REACT_CHUNKS), toFolder('preact', PREACT, PREACT_CHUNKS)];

/** The folder's module has the types of the library's. */
function addTypes(): Rolldown.Plugin {
  return {
    name: 'add-types',
    generateBundle() {
      const source = "export type * from '../index.js';\n";
      this.emitFile({ type: 'asset', fileName: 'elements.d.ts', source });
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

/** The folders as modules: nothing in them is resolved again. */
function addFolders(
  exports: Record<string, unknown>,
  { isPublish }: { isPublish: boolean },
): Record<string, unknown> {
  const toEntry = (name: string) => (isPublish ? `./dist/${name}/elements.js` : './src/index.ts');
  const { '.': main, ...rest } = exports;
  return { '.': main, './browser': toEntry('browser'), './preact': toEntry('preact'), ...rest };
}
