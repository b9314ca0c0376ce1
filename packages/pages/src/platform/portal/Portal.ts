import { ApiError, type Client } from '@cloud-school/api-client';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '../brand/Brand.ts';
import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Expiry } from '../session/createExpiry.ts';
import type { Session, SessionState } from '../session/createSession.ts';
import type { LocalStore } from '../session/localStore.ts';
import type { Toasts } from '../toasts/createToasts.ts';

/** What every page may use; made once by createPortal. */
export interface Portal {
  brand: Brand;
  config: PortalConfig;
  client: Client;
  /** Calls under a token that is not the session's (yet); its failures concern who asks alone. */
  clientOf: (token: string) => Client;
  session: Session;
  expiry: Expiry;
  store: LocalStore;
  /** The device's storage itself, for the exam engine, which keeps its own shape there. */
  storage: Storage;
  toasts: Toasts;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal's services. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal)
    throw new Error('usePortal was called outside a portal: render the page inside createPortal().');
  return portal;
}

/** The portal with other traits of its brand: one object for good, since pages open their attempts anew for another. */
export function useRebrandedPortal(traits: Partial<Brand>): Portal {
  const portal = usePortal();
  return useMemo(() => ({ ...portal, brand: { ...portal.brand, ...traits } }), [portal, traits]);
}

/** The visitor or student, live. */
export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Chinese words for any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.userMessage : '系统繁忙';
