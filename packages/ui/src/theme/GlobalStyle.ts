import { createGlobalStyle } from 'styled-components';
import { globalStyles } from './globalStyles.ts';
import type { ThemeOverrides } from './standardTheme.ts';

/** Rendered once by BrandThemeProvider. */
export const GlobalStyle = createGlobalStyle<{ $overrides: ThemeOverrides }>`
  ${({ $overrides }) => globalStyles($overrides)}
`;
