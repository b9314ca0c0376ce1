import { toSchoolTime } from '@cloud-school/domain';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { keyFirstEntry } from './platform/navigation/historyPlaces.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { labelPrintedPages } from './platform/print/labelPrintedPages.ts';
import type { Adopted } from './platform/rendered/adoptRendered.ts';
import { serverNow } from './platform/time/serverNow.ts';
import { PortalPages } from './PortalPages.tsx';

/** Renders a portal into an element, at the address of the window; brings a page that a server rendered to life. */
export function renderPortal(portal: Portal, root: HTMLElement, adopted: Adopted | null): void {
  keyFirstEntry();
  labelPrintedPages(() => toSchoolTime(serverNow(portal.client)));
  const pages = (
    <StrictMode>
      <BrowserRouter>
        <SWRConfig value={{ fallback: adopted?.data ?? {} }}>
          <PortalPages portal={portal} onAlive={adopted?.onAlive} />
        </SWRConfig>
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition, React renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (adopted) hydrateRoot(root, pages);
    else createRoot(root).render(pages);
  });
}
