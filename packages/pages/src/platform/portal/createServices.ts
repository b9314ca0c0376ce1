import { createClient } from '@cloud-school/api-client';
import type { Brand } from '../brand/Brand.ts';
import { completeBrand } from '../brand/completeBrand.ts';
import type { PortalConfig } from '../config/PortalConfig.ts';
import { createEarlyCalls } from '../early/startEarly.ts';
import { forgetDownloadsOfOthers } from '../kept/forgetDownloads.ts';
import { KEPT_NOWHERE, type KeptAnswers } from '../kept/KeptAnswers.ts';
import type { Reporter, ReporterOptions } from '../report/createReporter.ts';
import type { OnReport } from '../report/PortalReport.ts';
import { createExpiry } from '../session/createExpiry.ts';
import { createLastReports } from '../session/createLastReports.ts';
import { createSession } from '../session/createSession.ts';
import { createLocalStore, deviceStorage, type LocalStore } from '../session/localStore.ts';
import { createToasts } from '../toasts/createToasts.ts';
import type { Portal } from './Portal.ts';
import { type Visit, windowVisit } from './Visit.ts';
import { withErrorPolicy } from './withErrorPolicy.ts';

export interface ServiceOptions {
  brand: Brand;
  config: PortalConfig;
  /** Other paths for a partner's server, by endpoint id. */
  remap?: Record<string, string>;
  /** Stories and tests pass the sandbox's; default: the global one. */
  fetch?: typeof fetch;
  /** Default: the browser's, or memory where it is blocked. */
  storage?: Storage;
  /** Default: the window's. */
  visit?: Visit;
  /** Creates what the device keeps for the next visit. Default: nothing. */
  createKept?: (store: LocalStore) => KeptAnswers;
  /**
   * Receives what goes wrong or is slow on the device, without personal data: a function, or the address of a service.
   * Default: nothing is observed.
   */
  onReport?: OnReport | string;
}

/** Creates and connects the services of one portal. */
export function createServices({
  brand,
  config,
  remap,
  fetch,
  storage = deviceStorage(),
  visit = windowVisit(),
  createKept = () => KEPT_NOWHERE,
  onReport,
}: ServiceOptions): Portal {
  const store = createLocalStore(storage);
  const kept = createKept(store);
  const expiry = createExpiry();
  const toasts = createToasts();
  const reporter = onReport
    ? loadReporter({
        onReport,
        patterns: brand.routes.map(({ path }) => path),
        vitalsShare: config.vitalsShare ?? 0,
      })
    : undefined;
  let schoolId = store.get('schoolId') ?? null;
  const createClientFor = (getToken: () => string | null) =>
    createClient({
      fetch,
      remap,
      config: config.client,
      session: () => ({ tenantId: store.get('tenantId') ?? null, schoolId, token: getToken() }),
    });
  const server = createClientFor(token);
  const session = createSession(store, { serverOffset: () => server.serverClockOffset() });
  const client = withErrorPolicy(server, {
    session: session.get,
    followDevice: session.follow,
    onSessionExpired: (message) => {
      session.signOut();
      expiry.raise(message);
    },
    onFailure: (message) => toasts.show('danger', message),
    onError: reporter?.reportCall,
  });
  const keepsDownloads =
    kept !== KEPT_NOWHERE && config.hasDownloads !== false && config.examWorker !== 'off';
  const keepForStudent = () => {
    const state = session.get();
    const owner = state.kind === 'student' ? state.userId : null;
    kept.setOwner(owner);
    forgetDownloadsOfOthers(store, owner, keepsDownloads);
  };
  keepForStudent();
  session.subscribe(keepForStudent);
  function token(): string | null {
    const state = session.get();
    return state.kind === 'student' ? state.token : null;
  }

  return {
    brand: completeBrand(brand),
    config,
    visit,
    client,
    createClientWithToken: (given) => createClientFor(() => given),
    setSchoolId: (id) => {
      schoolId = id;
      if (id) store.set('schoolId', id);
      else store.remove('schoolId');
    },
    session,
    kept,
    early: createEarlyCalls(),
    expiry,
    lastReports: createLastReports(),
    store,
    storage,
    toasts,
    reporter,
  };
}

/** Loads the code of the reports, which a portal without `onReport` never does; calls wait for it. */
function loadReporter(options: Omit<ReporterOptions, 'window'>): Reporter {
  const reporter = import('../report/createReporter.ts').then(({ createReporter }) =>
    createReporter({ ...options, window }),
  );
  // Without its code, the portal works and reports nothing.
  const whenLoaded = (act: (loaded: Reporter) => void) => void reporter.then(act).catch(() => undefined);
  return {
    reportCaught: (error) => whenLoaded((loaded) => loaded.reportCaught(error)),
    reportCall: (endpoint, error) => whenLoaded((loaded) => loaded.reportCall(endpoint, error)),
  };
}
