import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Fetched with the first page that is left: until then nothing scrolls. */
async function toTop(): Promise<void> {
  (await import('./animateToTop.ts')).animateToTop();
}

/** Begins a new page at its top, and for the keyboard at its content; changes of the query alone leave both. */
export function PageArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void toTop();
    // The place that the skip link of the site's frame leads to.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
