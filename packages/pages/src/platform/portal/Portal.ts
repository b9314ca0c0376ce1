import { isApiError, type Client } from '@cloud-school/api-client';
import { describeFailure } from '@cloud-school/domain';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { CobrandLook } from '../brand/Brand.ts';
import { type CompleteBrand, rebrand } from '../brand/completeBrand.ts';
import type { CachedAnswers } from '../cached-answers/CachedAnswers.ts';
import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Device } from '../device/createDevice.ts';
import type { EarlyCalls } from '../early/startEarly.ts';
import type { Reporter } from '../report/createReporter.ts';
import type { Expiry } from '../session/createExpiry.ts';
import type { LastReports } from '../session/createLastReports.ts';
import { type Session, type SessionState, VISITOR } from '../session/createSession.ts';
import type { Toasts } from '../toasts/createToasts.ts';
import type { Visit } from './Visit.ts';

/** The services of every page; createPortal makes them once. */
export interface Portal {
  brand: CompleteBrand;
  config: PortalConfig;
  visit: Visit;
  client: Client;
  /** Makes a client for a token that is not (yet) the session's; its failures are left to the caller. */
  createClientWithToken: (token: string) => Client;
  /** Calls carry the school's id in a header from now on (API-01). */
  setSchoolId: (id: string | null) => void;
  session: Session;
  cachedAnswers: CachedAnswers;
  /** Of the calls that `mountPortal` starts, and what came with a rendered page. */
  early: EarlyCalls;
  expiry: Expiry;
  /** What a log-out waits for. */
  lastReports: LastReports;
  device: Device;
  /** The device's raw storage, for the exam engine, which has its own format. */
  storage: Storage;
  toasts: Toasts;
  /** Undefined while nobody receives reports. */
  reporter: Reporter | undefined;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal's services. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal)
    throw new Error('usePortal was called outside a portal: render the page inside createPortal().');
  return portal;
}

/** The portal with a partner's look in its brand; memoised by both. */
export function useRebrandedPortal(look: CobrandLook): Portal {
  const portal = usePortal();
  return useMemo(() => {
    return { ...portal, brand: rebrand(portal.brand, look) };
  }, [portal, look]);
}

/** What is read of the current session; renders again when that changes. A server, and the page that it rendered at first, know a visitor. */
export function useSession<Value>(read: (state: SessionState) => Value): Value {
  const { session } = usePortal();
  return useSyncExternalStore(
    session.subscribe,
    () => read(session.get()),
    () => read(VISITOR),
  );
}

/** The Chinese message of an error for the visitor; of a session code the server's own words, which say more than 请登录. */
export function getErrorMessage(error: unknown): string {
  // Code of this page that did not come, or that failed.
  if (!isApiError(error)) return describeFailure('page', navigator.onLine);
  return (error.kind === 'session-expired' && error.serverMessage) || error.userMessage;
}
