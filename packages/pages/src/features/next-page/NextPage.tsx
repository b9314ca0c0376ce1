import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../../platform/portal/Portal.ts';
import { preloadNextPage } from './preloadNextPage.ts';

/** Loads the code of the page that a visitor likely opens next, once this one is at rest. */
export function NextPage() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => preloadNextPage(portal, { pathname, search }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [portal, pathname, search]);
  return null;
}

/** After the first view, also on a slow phone. */
const DELAY_MS = 5000;
