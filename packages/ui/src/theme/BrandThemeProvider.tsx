import { type ReactNode, useContext } from 'react';
import { ArtContext } from './ArtContext.ts';
import type { BrandArt, BrandTheme } from './BrandTheme.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { SchoolSettingsProvider } from './SchoolSettings.tsx';

export interface BrandThemeProviderProps {
  brandTheme: BrandTheme;
  children: ReactNode;
}

/** Sets a brand's variables on the page and provides its drawings and settings. */
export function BrandThemeProvider({ brandTheme, children }: BrandThemeProviderProps) {
  return (
    <ArtContext value={brandTheme.art}>
      <GlobalStyle $overrides={brandTheme.overrides} />
      <SchoolSettingsProvider settings={brandTheme.settings}>{children}</SchoolSettingsProvider>
    </ArtContext>
  );
}

/** The current brand's drawings. */
export function useBrandArt(): BrandArt {
  const art = useContext(ArtContext);
  if (!art) throw new Error('useBrandArt was called outside a BrandThemeProvider.');
  return art;
}
