import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'tsdown';
import { libraryBuild, SHORT_STYLES } from '../../scripts/packages/libraryBuild.ts';

const library = defineConfig({
  name: 'library',
  ...libraryBuild,
  // The folder for pages without a bundler has every library in it, and is no dependency.
  exports: { devExports: true, inlinedDependencies: false },
  entry: { index: 'src/index.ts', jsx: 'src/generated/jsx.ts', vue: 'src/generated/vue.ts' },
});

/** For pages without a bundler: a folder with the loader, `elements.js`, and what it fetches. */
const browser = defineConfig({
  name: 'browser',
  entry: { elements: 'src/index.ts' },
  outDir: 'dist/browser',
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
  // Each file would begin with those of its libraries.
  outputOptions: { comments: { legal: false } },
  plugins: [addNotices()],
});

export default [library, browser];

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
