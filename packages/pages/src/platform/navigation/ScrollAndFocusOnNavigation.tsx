import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The animation is imported on the first navigation: nothing scrolls before. */
async function scrollToTop(): Promise<void> {
  (await import('./animateScroll.ts')).animateToTop();
}

/** Scrolls a new page to its top and focuses its content. A change of the query alone does neither. */
export function ScrollAndFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void scrollToTop();
    // The target of the skip link in the site's frame.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
