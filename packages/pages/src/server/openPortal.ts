import type { Brand } from '../platform/brand/Brand.ts';
import { readConfig } from '../platform/config/readConfig.ts';
import { memoryStorage } from '../platform/device/browserStorage.ts';
import { createServices } from '../platform/portal/createServices.ts';
import type { HeadTarget } from '../platform/portal/HeadTarget.ts';
import type { Portal } from '../platform/portal/Portal.ts';

/** What a server is asked for. */
export interface ServerVisit {
  /** The address as the visitor sees it. */
  url: URL;
  /** The values that the host sends with the page, by name. */
  config: Record<string, string>;
  /** Where calls go whose base in the configuration has no origin: the back end's own address. */
  apiOrigin: string;
  /** The time that the page shows, in milliseconds since 1970. */
  now: number;
  /** The network address of the visitor, whom a back end may count the calls to. */
  visitor?: string | undefined;
  /** The id of the request, which the calls carry on (https://www.w3.org/TR/trace-context/). */
  traceparent?: string | undefined;
  /** Default: the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Calls that name the page's host and the visitor, as a proxy does: a back end may tell its schools apart by the host. */
const fetchFor =
  ({ url: { host }, visitor, traceparent, fetch = globalThis.fetch }: ServerVisit): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-host', host);
    if (visitor) request.headers.set('x-forwarded-for', visitor);
    if (traceparent) request.headers.set('traceparent', traceparent);
    return fetch(request);
  };

/** A portal for one visit, of a visitor of whom nothing is known. */
export function openPortal(brand: Brand, serverVisit: ServerVisit, head: HeadTarget): Portal {
  const { url, config, apiOrigin, now } = serverVisit;
  const { hostname, host, origin, search } = url;
  const values = readConfig(JSON.stringify(config));
  const baseUrl = new URL(values.client.baseUrl ?? '/api', apiOrigin).href;
  return createServices({
    brand,
    config: { ...values, client: { ...values.client, baseUrl } },
    fetch: fetchFor(serverVisit),
    storage: memoryStorage(),
    visit: { hostname, host, origin, search, renderedAt: now, head },
  });
}
