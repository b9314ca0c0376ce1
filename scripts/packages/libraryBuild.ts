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
  plugins: [markClientModules()],
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
