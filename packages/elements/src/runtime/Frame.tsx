import { type BrandTheme, BrandScope, LinkProvider } from '@cloud-school/ui';
import { type ReactNode, Suspense, useContext } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import { DrawBoundary } from './DrawBoundary.tsx';
import { HostContext } from './HostContext.ts';
import { HostLink } from './HostLink.tsx';
import { remPlugin } from './rem.ts';
import { toSharedSheet } from './sheets.ts';

const PLUGINS = [remPlugin];

interface FrameProps {
  host: HTMLElement;
  layer: HTMLElement;
  brandTheme: Pick<BrandTheme, 'art' | 'settings'>;
  children: ReactNode;
}

/** What the component of an element finds around it: the shared styles, the brand, its layer, and links that ask the page. */
export function Frame({ host, layer, brandTheme, children }: FrameProps) {
  const { styleSheet } = useContext(StyleSheetContext);
  return (
    <StyleSheetManager sheet={toSharedSheet(styleSheet)} stylisPlugins={PLUGINS}>
      <HostContext value={host}>
        <BrandScope brandTheme={brandTheme} layer={layer}>
          <LinkProvider component={HostLink}>
            <DrawBoundary host={host}>
              <Suspense>{children}</Suspense>
            </DrawBoundary>
          </LinkProvider>
        </BrandScope>
      </HostContext>
    </StyleSheetManager>
  );
}
