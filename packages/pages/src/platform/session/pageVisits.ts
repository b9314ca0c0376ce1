import { createPageVisits } from './createPageVisits.ts';
import { tabStorage } from './tabStorage.ts';

/** Whether the browser loaded this document by a reload. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** The visits of this tab: one per document, since a reload begins a new document. */
export const pageVisits = createPageVisits({ storage: tabStorage(), isReload: isReloaded() });
