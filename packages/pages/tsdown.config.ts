import { defineConfig } from 'tsdown';
import { libraryBuild } from '../../scripts/packages/libraryBuild.ts';

export default defineConfig({ ...libraryBuild, entry: { index: 'src/index.ts', server: 'src/server.ts' } });
