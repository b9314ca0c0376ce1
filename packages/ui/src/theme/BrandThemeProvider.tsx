import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { ArtContext } from './ArtContext.ts';
import type { BrandTheme } from './BrandTheme.ts';
import { globalStyles } from './globalStyles.ts';
import { HoverStyles } from './HoverStyles.tsx';
import { printStyles } from './printStyles.ts';
import { SchoolSettingsProvider } from './SchoolSettings.tsx';
import type { ThemeOverrides } from './standardTheme.ts';

/** The reset, the variables of a theme with its overrides, and the page on paper. */
const GlobalStyle = createGlobalStyle<{ $overrides: ThemeOverrides }>`
  ${({ $overrides }) => globalStyles($overrides)}
  ${printStyles}
`;

export interface BrandThemeProviderProps {
  brandTheme: BrandTheme;
  children: ReactNode;
}

/** Sets a brand's variables on the page and provides its drawings and settings. */
export function BrandThemeProvider({ brandTheme, children }: BrandThemeProviderProps) {
  return (
    <ArtContext value={brandTheme.art}>
      <GlobalStyle $overrides={brandTheme.overrides} />
      <SchoolSettingsProvider settings={brandTheme.settings}>
        <HoverStyles>{children}</HoverStyles>
      </SchoolSettingsProvider>
    </ArtContext>
  );
}
