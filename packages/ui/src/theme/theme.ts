import { standardTheme, type Theme, type ThemeOverrides } from './standardTheme.ts';

type Tree = { [key: string]: string | Tree };

/** 'color.chrome.barText' → '--color-chrome-bar-text' */
export const variableName = (path: string[]): string =>
  `--${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

type Leaf = (path: string[], value: string) => string;

function mapLeaves(tree: Tree, leaf: Leaf, path: string[]): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      typeof node === 'string' ? leaf([...path, key], node) : mapLeaves(node, leaf, [...path, key]),
    ]),
  );
}

/** The tree of the theme with another value as each leaf. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- mapLeaves keeps the keys of the tree, which its type cannot say.
export const mapTheme = (leaf: Leaf): Theme => mapLeaves(standardTheme, leaf, []) as Theme;

/**
 * The theme as components use it: the same tree with a CSS variable as each leaf. A brand sets the variables, so
 * switching brands re-renders nothing, and third-party styles can read them.
 */
export const theme = mapTheme((path) => `var(${variableName(path)})`);

/** The variables of a whole theme, or of a brand's changes to it: name and value. */
export const themeVariables = (overrides: ThemeOverrides | Theme): [name: string, value: string][] =>
  listVariables(overrides, []);

function listVariables(tree: Tree, path: string[]): [string, string][] {
  return Object.entries(tree).flatMap(([key, node]): [string, string][] =>
    typeof node === 'string' ? [[variableName([...path, key]), node]] : listVariables(node, [...path, key]),
  );
}

/** CSS declarations of a whole theme, or of a brand's changes to it. */
export const themeDeclarations = (overrides: ThemeOverrides | Theme): string =>
  themeVariables(overrides)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
