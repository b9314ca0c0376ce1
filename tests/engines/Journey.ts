import type { School } from '../journeys/openSchool.ts';
import type { Browser } from './BrowserTab.ts';
import type { Visitor } from './Visitor.ts';

/** What a journey works with: a school of its own, and a signed-in student of it. */
export interface JourneyContext {
  browser: Browser;
  school: School;
  visitor: Visitor;
}

export interface Journey {
  name: string;
  /** The path at which the student arrives after the sign-in. */
  startsAt: string;
  /** What the browser refuses while it runs: names of `tests/engines/refusals`. */
  refuses?: readonly Refusal[];
  run: (context: JourneyContext) => Promise<void>;
}

/**
 * What WebKit refuses: IndexedDB and every storage in private windows and some apps' views, locks and channels in
 * older versions, and requests that outlive the page.
 */
export type Refusal = 'indexed-db' | 'all-storage' | 'locks' | 'channels' | 'keepalive';
