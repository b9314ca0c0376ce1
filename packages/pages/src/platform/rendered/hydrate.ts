import { preload, unstable_serialize } from 'swr';
import type { Portal } from '../portal/Portal.ts';
import { restoreSchool } from '../tenant/restoreSchool.ts';
import type { holdClicks } from './holdClicks.ts';
import { keepTyped } from './keepTyped.ts';
import type { Rendered } from './readRendered.ts';

/** What the portal needs to hydrate a rendered page. */
export interface Hydration {
  /** A browser has translated the page: its words are not those of the server, so that React could not take it over. */
  isTranslated: boolean;
  /** To be called once the page answers. */
  onHydrated: () => void;
}

/**
 * Prepares the hydration of what a server rendered into `root`; what somebody has typed and clicked there is entered again
 * afterwards. `replayClicks` comes from holdClicks. Call it right before React renders, which replays later clicks itself.
 */
export function hydrate(
  portal: Portal,
  rendered: Rendered,
  root: HTMLElement,
  replayClicks: ReturnType<typeof holdClicks>,
): Hydration {
  seedPortal(portal, rendered);
  const enterTyped = keepTyped(root);
  const clickAgain = replayClicks();
  return {
    // No element of ours is one.
    isTranslated: root.querySelector('font') !== null,
    onHydrated: () => {
      enterTyped();
      clickAgain();
    },
  };
}

/**
 * Pages are cached for some ten minutes; an older one comes from the browser, which restores a tab with the page that it had.
 */
const MAX_AGE_MS = 15 * 60_000;

/**
 * Takes the answers that came with the page in the place of first calls, with what the portal remembers of them. Those of an
 * old page only show until the calls are answered.
 */
function seedPortal(portal: Portal, { now, data }: Rendered): void {
  if (Date.now() - now < MAX_AGE_MS)
    for (const [key, answer] of Object.entries(data)) void preload(key, () => answer);
  Object.assign(portal.early.answers, data);
  restoreSchool(portal, (key) => data[unstable_serialize([null, null, ...key])]);
}
