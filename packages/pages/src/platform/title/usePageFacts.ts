import { useContext, useEffect } from 'react';
import type { PageFacts } from './createHead.ts';
import { HeadContext } from './HeadContext.ts';

/** Tells search engines and those who share what this page is about, as soon as it is known; nothing meanwhile. */
export function usePageFacts(facts: PageFacts | null | false): void {
  const head = useContext(HeadContext);
  // Facts are few words: their text tells whether anything changed.
  const text = JSON.stringify(facts || {});
  useEffect(() => head?.setPage(JSON.parse(text) as PageFacts), [head, text]);
}
