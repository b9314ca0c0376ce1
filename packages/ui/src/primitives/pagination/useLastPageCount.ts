import type { Page } from '@cloud-school/domain';
import { useState } from 'react';
import type { Loadable } from '../block/Loadable.ts';

/** The last known number of pages, so that the buttons stay and keep the focus while the next page loads. */
export function useLastPageCount(list: Loadable<Page<unknown>>): number {
  const [pages, setPages] = useState(0);
  if (list.status === 'ready' && list.data.pages !== pages) setPages(list.data.pages);
  return pages;
}
