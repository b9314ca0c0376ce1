import {
  BlockBoundary,
  CaughtErrorContext,
  DialogEntryContext,
  LinkProvider,
  RenewAddress,
  VideoHosts,
} from '@cloud-school/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { NextPage } from './features/next-page/NextPage.tsx';
import { PersonalAnswers } from './platform/data/PersonalAnswers.tsx';
import { useRenewAddress } from './platform/data/useRenewAddress.ts';
import { DialogEntry } from './platform/history/DialogEntry.tsx';
import { OwnEntries, stateToPassOn } from './platform/history/ownEntry.ts';
import { PendingPress } from './platform/history/PendingPress.tsx';
import { PlaceEntries } from './platform/history/PlaceEntries.tsx';
import { RouterLink } from './platform/history/RouterLink.tsx';
import { ScrollAndFocusOnNavigation } from './platform/history/ScrollAndFocusOnNavigation.tsx';
import { lazyComponent, retryFailedImports } from './platform/navigation/lazyComponent.ts';
import type { PortalRoute, RedirectRoute } from './platform/navigation/PortalRoute.ts';
import { type Portal, PortalContext, usePortal } from './platform/portal/Portal.ts';
import { PortalTheme } from './platform/portal/PortalTheme.tsx';
import { Toasts } from './platform/portal/Toasts.tsx';
import { SessionBoundary } from './platform/sign-in/SessionBoundary.tsx';
import { TenantGate } from './platform/tenant/TenantGate.tsx';
import { RoutePage, NOT_OPENED } from './RoutePage.tsx';

/** Data is revalidated when a page opens, never while a student reads it. */
const SWR = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

const LoginGuidePage = lazyComponent(
  () => import('./pages/login-guide/LoginGuidePage.tsx'),
  'LoginGuidePage',
);

const SchoolUnavailablePage = lazyComponent(
  () => import('./pages/school-unavailable/SchoolUnavailablePage.tsx'),
  'SchoolUnavailablePage',
);

interface PortalPagesProps {
  portal: Portal;
  /** Called once the first page answers. */
  onHydrated?: () => void;
}

/** All pages of a portal, for a router around them. */
export function PortalPages({ portal, onHydrated }: PortalPagesProps) {
  return (
    <PortalContext value={portal}>
      <SWRConfig value={{ ...SWR, provider: () => new Map() }}>
        <PortalTheme portal={portal}>
          <CaughtErrorContext value={portal.reporter?.reportCaught}>
            <LinkProvider component={RouterLink}>
              <VideoHosts value={portal.config.videoHosts ?? NO_HOSTS}>
                <DialogEntryContext value={renderDialogEntry}>
                  <PlaceEntries>
                    <Toasts />
                    <ScrollAndFocusOnNavigation />
                    <OwnEntries />
                    <PersonalAnswers />
                    <PendingPress />
                    <BlockBoundary title={NOT_OPENED} onError={retryFailedImports}>
                      {/* One boundary for every page: the previous page stays until the next one is complete. */}
                      <Suspense>
                        <TenantGate UnknownHost={LoginGuidePage} Unavailable={SchoolUnavailablePage}>
                          <SessionBoundary />
                          <NextPage />
                          <RenewingMedia>
                            <Pages />
                          </RenewingMedia>
                          {onHydrated && <WhenHydrated onHydrated={onHydrated} />}
                        </TenantGate>
                      </Suspense>
                    </BlockBoundary>
                  </PlaceEntries>
                </DialogEntryContext>
              </VideoHosts>
            </LinkProvider>
          </CaughtErrorContext>
        </PortalTheme>
      </SWRConfig>
    </PortalContext>
  );
}

const NO_HOSTS: readonly string[] = [];

const renderDialogEntry = (onClose: () => void) => <DialogEntry onClose={onClose} />;

/** Beside the page, because React hydrates what is inside of a Suspense after what is around it. */
function WhenHydrated({ onHydrated }: Required<Pick<PortalPagesProps, 'onHydrated'>>) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** 重试 of a video asks the school for its address again. */
function RenewingMedia({ children }: { children: ReactNode }) {
  return <RenewAddress value={useRenewAddress()}>{children}</RenewAddress>;
}

/** The pages of the shell, or of the shell in a partner's look. */
function Pages() {
  const { brand } = usePortal();
  const [table] = useState(() => toTable(brand.routes));
  // A look-up in the table is much cheaper than matching, which only other addresses need.
  const known = table.byPath.get(useLocation().pathname);
  return useRoutes(known ? [known] : table.entries);
}

function toTable(routes: PortalRoute[]) {
  const entries = routes.map((route) => ({
    path: route.path,
    element: 'redirectTo' in route ? <Redirect route={route} /> : <RoutePage route={route} />,
  }));
  return { entries, byPath: new Map(entries.toReversed().map((entry) => [entry.path, entry])) };
}

function Redirect({ route }: { route: RedirectRoute }) {
  const location = useLocation();
  return <Navigate to={route.redirectTo() + location.search} state={stateToPassOn(location)} replace />;
}
