import type { Endpoint } from '@cloud-school/api-client';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import type { Store } from '../store/Store.ts';

/** One request on its way to a handler. */
export interface Call {
  /** Query of a GET, JSON body of a POST. */
  payload: Record<string, unknown>;
  headers: Headers;
  /** The sandbox's time, milliseconds since 1970. */
  now: number;
  store: Store;
  seed: SandboxSeed;
  /** Signs SMS requests. */
  accessKey: string;
  log: (line: string) => void;
}

/** Answers the envelope's data or a FileResponse, or throws a RequestError. Everything it writes is one transaction. */
export type Handler = (call: Call) => unknown;

/** A handler tied to a call of the catalogue, whose method and path it takes over. */
export interface Route {
  endpoint: CatalogueEntry;
  handler: Handler;
  /** Tells endpoints apart that share a method and path. */
  accepts: (payload: Record<string, unknown>) => boolean;
}

/** What a route needs to know of an endpoint, whatever its arguments and result. */
export type CatalogueEntry = Endpoint<never, unknown>;

/** Answers `endpoint` with `handler`. */
export function route(
  endpoint: CatalogueEntry,
  handler: Handler,
  accepts: Route['accepts'] = () => true,
): Route {
  return { endpoint, handler, accepts };
}
