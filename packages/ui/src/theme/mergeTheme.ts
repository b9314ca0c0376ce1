import { standardTheme, type Theme, type ThemeOverrides } from './standardTheme.ts';

type Tree = { [key: string]: string | Tree };

function merge(base: Tree, changes: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, node]) => {
      const change = changes[key];
      if (change === undefined) return [key, node];
      return [key, typeof node === 'string' || typeof change === 'string' ? change : merge(node, change)];
    }),
  );
}

/** A brand's whole theme with values instead of CSS variables, for tests and the token sheet. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- merge keeps the keys of the standard theme, which its type cannot say.
export const mergeTheme = (overrides: ThemeOverrides): Theme => merge(standardTheme, overrides) as Theme;
