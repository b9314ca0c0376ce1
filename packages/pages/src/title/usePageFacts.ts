import { useEffect } from 'react';
import { usePortal } from '../portal/Portal.ts';
import type { PageFacts } from './createHead.ts';

/** Tells search engines and those who share what this page is about, as soon as it is known; nothing meanwhile. */
export function usePageFacts(facts: PageFacts | null | false): void {
  const { head } = usePortal();
  // Facts are few words: their text tells whether anything changed.
  const text = JSON.stringify(facts || {});
  useEffect(() => head.setPage(JSON.parse(text) as PageFacts), [head, text]);
}
