import { defineConfig } from 'tsdown';
import { libraryBuild } from '../../scripts/packages/libraryBuild.ts';

export default defineConfig({
  ...libraryBuild,
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  exports: { devExports: true, exclude: ['main'], bin: { 'cloud-school-conformance': 'src/main.ts' } },
});
