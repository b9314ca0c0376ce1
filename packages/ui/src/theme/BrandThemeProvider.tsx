import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandArt, BrandTheme } from './BrandTheme.ts';
import { GlobalStyle } from './GlobalStyle.ts';
import { standardArt } from './standard/standardArt.tsx';

const ArtContext = createContext<BrandArt | null>(null);

interface BrandThemeProviderProps {
  brandTheme: BrandTheme;
  children: ReactNode;
}

/** Sets a brand's variables on the page and provides its drawings; drawings it lacks are the standard's. */
export function BrandThemeProvider({ brandTheme, children }: BrandThemeProviderProps) {
  const { art } = brandTheme;
  const complete = useMemo(() => completeArt(art), [art]);
  return (
    <ArtContext value={complete}>
      <GlobalStyle $overrides={brandTheme.overrides} />
      {children}
    </ArtContext>
  );
}

/** The standard's enterprise scene belongs to its sign-in scene: a brand that replaces one replaces both. */
function completeArt(art: Partial<BrandArt>): BrandArt {
  const EnterpriseScene = art.AuthScene ? art.EnterpriseScene : standardArt.EnterpriseScene;
  return { ...standardArt, EnterpriseScene, ...art };
}

/** The current brand's drawings. */
export function useBrandArt(): BrandArt {
  const art = useContext(ArtContext);
  if (!art) throw new Error('useBrandArt was called outside a BrandThemeProvider.');
  return art;
}
