import { useContext } from 'react';
import type { PageFacts } from './createHead.ts';
import { HeadContext } from './HeadContext.ts';
import { useHeadEffect } from './useHeadEffect.ts';

/** Adds the facts of the current page to the document's head; `null` or `false` while they load. */
export function usePageFacts(facts: PageFacts | null | false): void {
  const head = useContext(HeadContext);
  // Compared as JSON, because callers pass a new object on each render.
  const json = JSON.stringify(facts || {});
  useHeadEffect(() => head?.setPage(facts || {}), [head, json]);
}
