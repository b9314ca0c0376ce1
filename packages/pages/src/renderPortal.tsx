import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keyFirstEntry } from './platform/navigation/historyPlaces.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { PortalPages } from './PortalPages.tsx';

/** Renders a portal into an element, at the address of the window. */
export function renderPortal(portal: Portal, root: HTMLElement): void {
  keyFirstEntry();
  // In a transition, React renders in slices, so that the page stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <PortalPages portal={portal} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}
