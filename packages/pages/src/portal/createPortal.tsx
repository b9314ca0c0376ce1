import { BlockBoundary, BrandThemeProvider, LinkProvider } from '@cloud-school/ui';
import { type ComponentType, Fragment, Suspense, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import { SWRConfig } from 'swr';
import { renewFailedParts } from '../navigation/onDemand.ts';
import { PageArrival } from '../navigation/PageArrival.tsx';
import { RouterLink } from '../navigation/RouterLink.tsx';
import { type PortalRoute, standardRoutes } from '../routes.tsx';
import { RequireSignIn } from '../session/RequireSignIn.tsx';
import { SessionBoundary } from '../session/SessionBoundary.tsx';
import { LazySiteFrame } from '../site/LazySiteFrame.tsx';
import { LeftCompletions } from '../study/LeftCompletions.tsx';
import { TenantGate } from '../tenant/TenantGate.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { createServices, type ServiceOptions } from './createServices.ts';
import { PortalContext } from './Portal.ts';

/** Fetching policy: data is asked again when a page is opened, not behind a student's back. */
const SWR = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Builds a shell from its brand: a component to render inside a router. */
export function createPortal(options: ServiceOptions): ComponentType {
  const portal = createServices(options);
  const routes = [...(options.brand.routes ?? []), ...standardRoutes].map((route) => ({
    path: route.path,
    element: <RoutePage route={route} />,
  }));
  const Pages = () => useRoutes(routes);

  return function Portal() {
    return (
      <PortalContext value={portal}>
        <SWRConfig value={{ ...SWR, provider: () => new Map() }}>
          <BrandThemeProvider brandTheme={options.brand.theme}>
            <LinkProvider component={RouterLink}>
              <Toasts />
              <PageArrival />
              <BlockBoundary title={NOT_OPENED} onError={renewFailedParts}>
                <TenantGate>
                  <SessionBoundary />
                  <Pages />
                </TenantGate>
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
    renewFailedParts();
  }
  const content = (
    <BlockBoundary key={shown.boundary} title={NOT_OPENED} onError={onError}>
      <Suspense fallback={<PageSpace />}>
        <Page />
      </Suspense>
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

/** Keeps the footer out of sight until the page is there, so that nothing jumps. */
const PageSpace = styled.div`
  min-height: 100vh;
`;
