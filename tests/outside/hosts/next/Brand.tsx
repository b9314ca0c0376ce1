'use client';
import { type BrandTheme, BrandThemeProvider, deriveTheme, plainArt } from '@cloud-school/ui';
import type { ReactNode } from 'react';

const brandTheme: BrandTheme = {
  id: 'hailan',
  overrides: deriveTheme({ primary: '#0F766E', accent: '#F5820B' }),
  art: plainArt,
};

/** A brand holds drawings, which are functions: a server component cannot pass them on. */
export function Brand({ children }: { children: ReactNode }) {
  return <BrandThemeProvider brandTheme={brandTheme}>{children}</BrandThemeProvider>;
}
