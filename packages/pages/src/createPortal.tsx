import { BlockBoundary, BrandThemeProvider, LinkProvider } from '@cloud-school/ui';
import { type ComponentType, Fragment, Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { retryFailedImports } from './platform/navigation/lazyComponent.ts';
import { PageArrival } from './platform/navigation/PageArrival.tsx';
import { RouterLink } from './platform/navigation/RouterLink.tsx';
import { type PortalRoute, standardRoutes } from './routes.tsx';
import { RequireSignIn } from './platform/session/RequireSignIn.tsx';
import { SessionBoundary } from './platform/session/SessionBoundary.tsx';
import { LazySiteFrame } from './features/site-frame/LazySiteFrame.tsx';
import { LeftCompletions } from './features/study/LeftCompletions.tsx';
import { TenantGate } from './platform/tenant/TenantGate.tsx';
import { Toasts } from './platform/toasts/Toasts.tsx';
import { createServices, type ServiceOptions } from './platform/portal/createServices.ts';
import { PortalContext } from './platform/portal/Portal.ts';

/** Fetching policy: data is asked again when a page is opened, not behind a student's back. */
const SWR = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Builds a shell from its brand: a component to render inside a router. */
export function createPortal(options: ServiceOptions): ComponentType {
  const portal = createServices(options);
  const routes = [...(options.brand.routes ?? []), ...standardRoutes].map((route) => ({
    path: route.path,
    element: <RoutePage route={route} />,
    route,
  }));
  const routeAt = new Map(routes.toReversed().map((entry) => [entry.path, entry]));

  function Pages() {
    // Matching costs many times a look into the table, and is for the few addresses that are no path of it.
    const known = routeAt.get(useLocation().pathname);
    return useRoutes(known ? [known] : routes);
  }

  /** Fetches the code of the first page while the school is asked for. */
  function FirstPage() {
    const [{ pathname }] = useState(useLocation());
    useEffect(() => {
      const first = routeAt.get(pathname)?.route;
      if (!first || (first.needsSignIn && portal.session.get().kind === 'visitor')) return;
      if (first.layout === 'site') LazySiteFrame.preload();
      first.Page.preload?.();
    }, [pathname]);
    return null;
  }

  return function Portal() {
    return (
      <PortalContext value={portal}>
        <SWRConfig value={{ ...SWR, provider: () => new Map() }}>
          <BrandThemeProvider brandTheme={options.brand.theme}>
            <LinkProvider component={RouterLink}>
              <Toasts />
              <PageArrival />
              <FirstPage />
              <BlockBoundary title={NOT_OPENED} onError={retryFailedImports}>
                {/* One boundary that stands from the start: the page that is shown stays until the next is whole. */}
                <Suspense>
                  <TenantGate>
                    <SessionBoundary />
                    <Pages />
                  </TenantGate>
                </Suspense>
              </BlockBoundary>
            </LinkProvider>
          </BrandThemeProvider>
        </SWRConfig>
      </PortalContext>
    );
  };
}

function RoutePage({ route: { path, Page, layout, needsSignIn = false } }: { route: PortalRoute }) {
  const [shown, setShown] = useState({ path, boundary: 0, hasCrashed: false });
  // A crash stays at its address: the page after it has a boundary of its own.
  if (shown.path !== path)
    setShown({ path, boundary: shown.boundary + (shown.hasCrashed ? 1 : 0), hasCrashed: false });
  function onError() {
    setShown({ ...shown, hasCrashed: true });
    retryFailedImports();
  }
  const content = (
    <BlockBoundary key={shown.boundary} title={NOT_OPENED} onError={onError}>
      <Page />
    </BlockBoundary>
  );
  return (
    <RequireSignIn isNeeded={needsSignIn} Frame={layout === 'site' ? LazySiteFrame : Fragment}>
      {needsSignIn && <LeftCompletions />}
      {content}
    </RequireSignIn>
  );
}

const NOT_OPENED = '页面没有打开';
