import { documentHead, type HeadTarget } from './HeadTarget.ts';

/** Where a page is shown: the browser's window and document, or what a server was asked for. */
export interface Visit {
  /** 'yunfan.example.com' */
  hostname: string;
  /** The same with the port, if the address has one. */
  host: string;
  /** 'https://yunfan.example.com:8443' */
  origin: string;
  /** The query of the first address, with its '?'; empty without one. */
  search: string;
  /** When a server rendered the page, in milliseconds since 1970; null for a page that the browser renders. */
  renderedAt: number | null;
  head: HeadTarget;
}

/** The visit of the browser's window. */
export function windowVisit(renderedAt: number | null = null): Visit {
  const { hostname, host, origin, search } = window.location;
  return { hostname, host, origin, search, renderedAt, head: documentHead() };
}
