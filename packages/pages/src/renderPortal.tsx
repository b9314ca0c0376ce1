import { toSchoolTime } from '@cloud-school/domain';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { keyFirstEntry } from './platform/history/historyPlaces.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { tolerateForeignNodes } from './platform/portal/tolerateForeignNodes.ts';
import { labelPrintedPages } from './platform/print/labelPrintedPages.ts';
import type { Hydration } from './platform/rendered/hydrate.ts';
import { serverNow } from './platform/time/server/serverNow.ts';
import { PortalPages } from './PortalPages.tsx';

/** Renders a portal into an element, at the address of the window; hydrates a page that a server rendered. */
export function renderPortal(portal: Portal, root: HTMLElement, hydration: Hydration | null): void {
  tolerateForeignNodes();
  keyFirstEntry();
  labelPrintedPages(() => toSchoolTime(serverNow(portal.client)));
  const pages = (
    <StrictMode>
      <BrowserRouter>
        <SWRConfig value={{ fallback: portal.early.answers }}>
          <PortalPages portal={portal} onHydrated={hydration?.onHydrated} />
        </SWRConfig>
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition, React renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (hydration && !hydration.isTranslated) hydrateRoot(root, pages);
    else createRoot(root).render(pages);
  });
}
