import { useContext } from 'react';
import { ArtContext } from './ArtContext.ts';
import type { BrandArt } from './BrandTheme.ts';

/** The current brand's drawings. */
export function useBrandArt(): BrandArt {
  const art = useContext(ArtContext);
  if (!art) throw new Error('useBrandArt was called outside a BrandThemeProvider.');
  return art;
}
