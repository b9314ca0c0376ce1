import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { keyFirstEntry } from './platform/navigation/historyPlaces.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { keepTyped } from './platform/rendered/keepTyped.ts';
import type { Rendered } from './platform/rendered/readRendered.ts';
import { seedRendered } from './platform/rendered/seedRendered.ts';
import { PortalPages } from './PortalPages.tsx';

/** Renders a portal into an element, at the address of the window; brings a page that a server rendered to life. */
export function renderPortal(portal: Portal, root: HTMLElement, rendered: Rendered | null): void {
  keyFirstEntry();
  const fallback = rendered?.data ?? {};
  const onAlive = rendered ? keepTyped(root) : undefined;
  const pages = (
    <StrictMode>
      <BrowserRouter>
        <SWRConfig value={{ fallback }}>
          <PortalPages portal={portal} onAlive={onAlive} />
        </SWRConfig>
      </BrowserRouter>
    </StrictMode>
  );
  if (rendered) seedRendered(portal, rendered);
  // In a transition, React renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (rendered) hydrateRoot(root, pages);
    else createRoot(root).render(pages);
  });
}
