import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Rolldown, UserConfig } from 'tsdown';

/** Styles as in the shells (scripts/portalVite.ts): short, and without effect while nothing imports them. */
export const SHORT_STYLES = {
  transform: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
  },
};

/**
 * The build of a package for hosts outside: a file of `dist` for each file of `src`, so that lazy imports stay lazy and a
 * bundler drops what a host does not import.
 */
export const libraryBuild: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  // An editor opens the sources, which the tarball carries, and a debugger shows them.
  sourcemap: true,
  dts: { sourcemap: true },
  // In the workspace the exports stay on the sources; the packed package.json has those of publishConfig.
  exports: { devExports: true },
  plugins: [fileImports(), markClientModules()],
  inputOptions: SHORT_STYLES,
};

/**
 * Files that use React or styles begin with 'use client', as Next's app router requires of them; entries and plain functions
 * and tables do not, so that components of the server read them.
 */
function markClientModules(): Rolldown.Plugin {
  return {
    name: 'mark-client-modules',
    renderChunk: (code, { fileName }) =>
      fileName.endsWith('.js') && /\bfrom ?"(react|react\/jsx-runtime|styled-components)"/.test(code)
        ? // In the first line, so that the lines of the source map stay right.
          { code: `'use client'; ${code}`, map: null }
        : null,
  };
}

/**
 * Vite's imports of a file as text (`?raw`) and as an address (`?url`), which the bundlers of hosts do not know: the text in a
 * module, and a file of the package that every bundler finds by `new URL(…, import.meta.url)`.
 */
export function fileImports(): Rolldown.Plugin {
  const files = new Map<string, { path: string; isText: boolean }>();
  return {
    name: 'file-imports',
    // Before the dependencies, which stay outside.
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const [, address = '', query] = /^([^?]+)\?(raw|url)\b/.exec(source) ?? [];
        if (!query || !importer) return null;
        // A module beside the one that imports it, of the same name as the file.
        const id = join(dirname(importer), `${basename(address)}.js`);
        files.set(id, { path: createRequire(importer).resolve(address), isText: query === 'raw' });
        return id;
      },
    },
    load(id) {
      const file = files.get(id);
      if (!file) return null;
      if (file.isText) return `export default ${JSON.stringify(readFileSync(file.path, 'utf8'))};`;
      const fileName = `files/${basename(file.path)}`;
      const reference = this.emitFile({ type: 'asset', fileName, source: readFileSync(file.path) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
