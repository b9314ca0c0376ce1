import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    yup: 'src/yup/index.ts',
    forms: 'src/forms/index.ts',
    'async-validator': 'src/async-validator/index.ts',
    english: 'src/english/index.ts',
    'json-schema': 'src/json-schema/index.ts',
    testing: 'src/testing/index.ts',
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
