import type { Theme, ThemeOverrides } from './standardTheme.ts';
import { mapTheme, themeVariables, variableName } from './theme.ts';

/** A brand's whole theme with values instead of CSS variables, for tests and the token sheet. */
export function mergeTheme(overrides: ThemeOverrides): Theme {
  const changes = new Map(themeVariables(overrides));
  return mapTheme((path, value) => changes.get(variableName(path)) ?? value);
}
