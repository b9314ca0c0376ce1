import type { ReactNode } from 'react';
import { ArtContext } from './ArtContext.ts';
import type { BrandTheme } from './BrandTheme.ts';
import { LayerContext } from './LayerContext.ts';
import { SchoolSettingsProvider } from './SchoolSettings.tsx';

export interface BrandScopeProps {
  brandTheme: Pick<BrandTheme, 'art' | 'settings'>;
  /** The element in which dialogs, drawers and popovers lie; it has the theme's styles. Null while it is not there yet. */
  layer: HTMLElement | null;
  children: ReactNode;
}

/** A brand's drawings and settings for a part of a page, and where its layers lie. The styles are the caller's. */
export function BrandScope({ brandTheme, layer, children }: BrandScopeProps) {
  return (
    <ArtContext value={brandTheme.art}>
      <LayerContext value={layer}>
        <SchoolSettingsProvider settings={brandTheme.settings}>{children}</SchoolSettingsProvider>
      </LayerContext>
    </ArtContext>
  );
}
