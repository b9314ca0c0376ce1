import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { findTokenUses } from './findTokenUses.ts';

const MODULE = 'virtual:token-uses';
const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES = '{packages/{ui,pages},apps/*}/src/**/*.{ts,tsx}';

/** The module `virtual:token-uses`: which files read which token, read from the sources when Storybook starts or is built. */
export const tokenUses = (): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load(id) {
    if (id !== `\0${MODULE}`) return null;
    const files = globSync(SOURCES, { cwd: ROOT })
      .filter((file) => !/\.(stories|test|notes)\.|\/testing\//.test(file))
      .map((file) => ({ file, source: readFileSync(ROOT + file, 'utf8') }));
    return `export default ${JSON.stringify(findTokenUses(files))};`;
  },
});
