import type { Page } from '@cloud-school/domain';
import type { Loadable } from '@cloud-school/ui';
import { useEffect, useEffectEvent } from 'react';

/** Goes to the last page when the address names a page after it, and returns whether it does. */
export function useExistingPage(
  list: Loadable<Page<unknown>>,
  current: number,
  goTo: (page: number) => void,
): boolean {
  // A server that counts no items of a page beyond the end has a first page.
  const pages = list.status === 'ready' ? Math.max(1, list.data.pages) : Infinity;
  const isBeyond = current > pages;
  const goToLast = useEffectEvent(() => goTo(pages));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  return isBeyond;
}
