import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsOf, openDialogs } from '../../platform/history/openDialogs.ts';
import { usePortal } from '../../platform/portal/Portal.ts';

interface FinishedPageOptions {
  /** With the query of the attempt. */
  address: string;
  /** A hand-in runs: the page is needed soon. */
  isNear: boolean;
  /** The attempt is handed in: the page opens as soon as its code is there. */
  isDue: boolean;
  /** This entry is the guard of useExitGuard, above the page's own entry. */
  isGuarded: boolean;
  /** What the page shows, stored with the history entry. */
  state: object;
}

/**
 * Opens the finished page in place of the answering page and its guard, so that a step back leads to the page before
 * them: the answering page of a finished attempt would only open the finished page again. After a deploy the code of the
 * finished page may be gone: the answering page then stays, and the press that the result handles loads the new build.
 */
export function useFinishedPage({
  address,
  isNear,
  isDue,
  isGuarded,
  state,
}: FinishedPageOptions): () => void {
  const { routes } = usePortal().brand;
  const navigate = useNavigate();
  const location = useLocation();
  const [path] = address.split('?');
  const load = useCallback(async () => {
    const route = routes.find((known) => known.path === path);
    return route && 'Page' in route && route.Page.preload ? route.Page.preload() : true;
  }, [routes, path]);
  const [isOpening, setIsOpening] = useState(false);
  const open = useCallback(() => setIsOpening(true), []);
  const isDropping = useRef(false);

  useEffect(() => {
    if (!isOpening) return;
    const dialogs = dialogsOf(location);
    if (!isGuarded) void navigate(address, { replace: true, state });
    // The entry of a dialog that has just closed goes first, by itself; that of an open one goes with the guard.
    else if (!isDropping.current && dialogs <= openDialogs.count()) {
      isDropping.current = true;
      void navigate(-1 - dialogs);
    }
  }, [isOpening, isGuarded, navigate, address, state, location]);

  useEffect(() => {
    if (isNear) void load();
  }, [isNear, load]);

  useEffect(() => {
    if (!isDue) return undefined;
    let isUnmounted = false;
    void load().then((isThere) => {
      if (isThere && !isUnmounted) open();
    });
    return () => {
      isUnmounted = true;
    };
  }, [isDue, load, open]);

  return useCallback(
    () => void load().then((isThere) => (isThere ? open() : window.location.assign(address))),
    [load, open, address],
  );
}
