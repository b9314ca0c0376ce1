import { createClient } from '@cloud-school/api-client';
import type { Brand } from '../brand/Brand.ts';
import { completeBrand } from '../brand/completeBrand.ts';
import { NO_CACHED_ANSWERS, type CachedAnswers } from '../cached-answers/CachedAnswers.ts';
import type { PortalConfig } from '../config/PortalConfig.ts';
import { deviceStorage, tabStorage } from '../device/browserStorage.ts';
import { createDevice, type Device } from '../device/createDevice.ts';
import { createEarlyCalls } from '../early/startEarly.ts';
import type { Reporter, ReporterOptions } from '../report/createReporter.ts';
import type { OnReport } from '../report/PortalReport.ts';
import { createExpiry } from '../session/createExpiry.ts';
import { createLastReports } from '../session/createLastReports.ts';
import { createSession, userIdOf } from '../session/createSession.ts';
import { storedSchoolId, storedTenantId } from '../session/sessionValues.ts';
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
  createCachedAnswers?: (device: Device) => CachedAnswers;
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
  createCachedAnswers = () => NO_CACHED_ANSWERS,
  onReport,
}: ServiceOptions): Portal {
  const device = createDevice({
    storage,
    tab: tabStorage(),
    user: () => ({ userId: userIdOf(session.get()), tenantId: device.get(storedTenantId) ?? null }),
  });
  const cachedAnswers = createCachedAnswers(device);
  const expiry = createExpiry();
  const toasts = createToasts();
  const reporter = onReport
    ? loadReporter({
        onReport,
        patterns: brand.routes.map(({ path }) => path),
        vitalsShare: config.vitalsShare ?? 0,
      })
    : undefined;
  let schoolId = device.get(storedSchoolId) ?? null;
  const createClientFor = (getToken: () => string | null) =>
    createClient({
      fetch,
      remap,
      config: config.client,
      session: () => ({ tenantId: device.get(storedTenantId) ?? null, schoolId, token: getToken() }),
    });
  const server = createClientFor(token);
  const session = createSession(device, { serverOffset: () => server.serverClockOffset() });
  const client = withErrorPolicy(server, {
    session: session.get,
    followDevice: session.follow,
    onSessionExpired: (message) => {
      session.expire();
      expiry.raise(message);
    },
    onFailure: (message) => toasts.show('danger', message),
    onError: reporter?.reportCall,
  });
  const setOwner = () => {
    const userId = userIdOf(session.get());
    cachedAnswers.setOwner(userId);
    void device.tidy(userId);
  };
  setOwner();
  session.subscribe(setOwner);
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
      if (id) device.set(storedSchoolId, id);
      else device.remove(storedSchoolId);
    },
    session,
    cachedAnswers,
    early: createEarlyCalls(),
    expiry,
    lastReports: createLastReports(),
    device,
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
