import type { Client, Endpoint } from '@cloud-school/api-client';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import type { Store } from '../store/Store.ts';

/** A request as a handler receives it, with the store and the seed. */
export interface Call {
  /** Query of a GET, JSON body of a POST. */
  payload: Record<string, unknown>;
  headers: Headers;
  /** The sandbox's time, milliseconds since 1970. */
  now: number;
  store: Store;
  seed: SandboxSeed;
  /** The key that signs SMS requests. */
  accessKey: string;
  log: (line: string) => void;
}

/** Returns the envelope's data or a FileResponse, or throws a RequestError. All its writes are one transaction. */
export type Handler = (call: Call) => unknown;

/** A handler for an endpoint of the catalogue; it has the endpoint's method and path. */
export interface Route {
  endpoint: CatalogueEntry;
  handler: Handler;
  /** Distinguishes endpoints that share a method and path; default: every payload. */
  accepts?: (payload: Record<string, unknown>) => boolean;
  /** Makes the call of the example; undefined without one. */
  callExample?: (call: Client['call']) => Promise<unknown>;
}

interface RouteOptions<Args> extends Pick<Route, 'accepts'> {
  /**
   * Arguments that the sample student of the first school may call it with at any time: the documents and the tests do.
   * A call that needs another one before it has its example in `scripts/api/examples`.
   */
  example?: Args;
}

/** An endpoint with any arguments and result. */
export type CatalogueEntry = Endpoint<never, unknown>;

/** Declares that `handler` answers `endpoint`. */
export function route<Args>(
  endpoint: Endpoint<Args, unknown>,
  { accepts, example }: RouteOptions<NoInfer<Args>>,
  handler: Handler,
): Route {
  const callExample = example && ((call: Client['call']) => call(endpoint, example));
  return { endpoint, handler, accepts, callExample };
}
