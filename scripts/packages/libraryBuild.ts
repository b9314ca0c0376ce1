import type { UserConfig } from 'tsdown';

/**
 * The build of a package for hosts outside: a file of `dist` for each file of `src`, so that lazy imports stay lazy and a
 * bundler drops what a host does not import.
 */
export const libraryBuild: UserConfig = {
  platform: 'neutral',
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  dts: true,
  // In the workspace the exports stay on the sources; the packed package.json has those of publishConfig.
  exports: { devExports: true },
  // Styles as in the shells (scripts/portalVite.ts): short, and without effect while nothing imports them.
  inputOptions: {
    transform: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
    },
  },
};
