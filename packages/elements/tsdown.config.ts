import { defineConfig } from 'tsdown';
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
});

export default [library, browser];
