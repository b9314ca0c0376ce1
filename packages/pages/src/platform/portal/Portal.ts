import { isApiError, type Client } from '@cloud-school/api-client';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { CobrandLook } from '../brand/Brand.ts';
import { type CompleteBrand, completeBrand } from '../brand/completeBrand.ts';
import type { PortalConfig } from '../config/PortalConfig.ts';
import type { Expiry } from '../session/createExpiry.ts';
import type { Session, SessionState } from '../session/createSession.ts';
import type { LocalStore } from '../session/localStore.ts';
import type { Toasts } from '../toasts/createToasts.ts';

/** What every page may use; made once by createPortal. */
export interface Portal {
  brand: CompleteBrand;
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

/** The portal with a partner's look in its brand; the same object as long as both are the same. */
export function useRebrandedPortal(look: CobrandLook): Portal {
  const portal = usePortal();
  return useMemo(() => {
    const { name, authPaths } = portal.brand;
    const brand = { ...completeBrand({ ...portal.brand, ...look, name }), authPaths };
    return { ...portal, brand };
  }, [portal, look]);
}

/** The visitor or student, live. */
export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The Chinese message of any failure. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.userMessage : '系统繁忙');
