import { defineConfig } from 'tsdown';

const library = defineConfig({
  entry: {
    index: 'src/index.ts',
    yup: 'src/yup/index.ts',
    forms: 'src/forms/index.ts',
    ajv: 'src/ajv/index.ts',
    'async-validator': 'src/async-validator/index.ts',
    'class-validator': 'src/class-validator/index.ts',
    documents: 'src/documents/index.ts',
    english: 'src/english/index.ts',
    'json-schema': 'src/json-schema/index.ts',
    testing: 'src/testing/index.ts',
    vant: 'src/vant/index.ts',
    cli: 'src/cli/main.ts',
  },
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  deps: { neverBundle: [/^node:/] },
  sourcemap: true,
  dts: { sourcemap: true },
  // In the workspace the exports stay on the sources; the packed package.json has those of publishConfig.
  exports: { devExports: true, exclude: ['cli'], bin: { validators: 'src/cli/main.ts' } },
});

/** One file for pages without a bundler: as a script that defines `validators`, and as a module. */
const browser = defineConfig({
  entry: { validators: 'src/browser.ts' },
  outDir: 'dist/browser',
  format: ['iife', 'esm'],
  globalName: 'validators',
  platform: 'browser',
  target: ['chrome109', 'firefox115', 'safari16.4'],
  tsconfig: 'tsconfig.build.json',
  minify: true,
  dts: false,
});

export default [library, browser];
