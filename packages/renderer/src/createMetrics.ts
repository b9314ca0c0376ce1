import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What became of a page: it was sent as it was cached (hit, stale), or rendered, or the page of the build is sent. */
export type PageOutcome =
  | 'hit'
  /** Old: it is rendered again for the next visitor, which counts too. */
  | 'stale'
  | 'rendered'
  /** Not a public page. */
  | 'static'
  /** The back end does not tell the school of the host. */
  | 'unavailable'
  | 'failed'
  /** Too much was rendered already. */
  | 'refused';

/** A call of a page: any status below 400 is 'answered'; 'late' is one that was given up. */
type CallOutcome = 'answered' | 'refused' | 'failed' | 'late';

/** Seconds by which pages and calls are told apart; the data of a page may take 1.5 s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3];

/** What Prometheus reads of a renderer: pages by outcome, seconds of rendering and of calls, and the process itself. */
export function createMetrics(fetch = globalThis.fetch) {
  const registry = new Registry();
  const registers = [registry];
  const pages = new Counter({
    name: 'cloud_school_renderer_pages_total',
    help: 'Cached pages that were sent, renderings by their end, and pages that the browser renders.',
    labelNames: ['outcome'],
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'cloud_school_renderer_render_seconds',
    help: 'Seconds of a rendering with its calls.',
    buckets: BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'cloud_school_renderer_calls_total',
    help: 'Calls of the back end by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'cloud_school_renderer_call_seconds',
    help: 'Seconds until the back end answered, or did not.',
    buckets: BUCKETS,
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    countPage: (outcome: PageOutcome) => pages.inc({ outcome }),
    /** Starts to measure a rendering; call what it returns at its end. */
    startRendering: () => renderSeconds.startTimer(),
    /** Calls the back end and counts what came of it. */
    fetch: async (input: Request): Promise<Response> => {
      const endTimer = callSeconds.startTimer();
      const count = (outcome: CallOutcome) => {
        endTimer();
        calls.inc({ outcome });
      };
      try {
        const response = await fetch(input);
        count(response.status < 400 ? 'answered' : 'refused');
        return response;
      } catch (error) {
        count(input.signal.aborted ? 'late' : 'failed');
        throw error;
      }
    },
    contentType: registry.contentType,
    /** All of it in Prometheus' text. */
    read: () => registry.metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
