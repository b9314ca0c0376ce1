import type { Reporter } from './createReporter.ts';
import type { OnReport } from './PortalReport.ts';

/** Loads the code of the reports, which a portal without `onReport` never does; calls wait for it. */
export function loadReporter(onReport: OnReport, patterns: readonly string[]): Reporter {
  const reporter = import('./createReporter.ts').then(({ createReporter }) =>
    createReporter({ onReport, patterns, window }),
  );
  // Without its code, the portal works and reports nothing.
  const whenLoaded = (act: (loaded: Reporter) => void) => void reporter.then(act).catch(() => undefined);
  return {
    reportCaught: (error) => whenLoaded((loaded) => loaded.reportCaught(error)),
    reportCall: (endpointId, error) => whenLoaded((loaded) => loaded.reportCall(endpointId, error)),
  };
}
