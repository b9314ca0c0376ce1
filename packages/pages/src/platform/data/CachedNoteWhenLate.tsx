import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../navigation/lazyComponent.ts';
import { usePortal } from '../portal/Portal.ts';

/** A server that answers within this time is not waited for in words (ms). */
const PATIENCE_MS = 1500;

const CachedAnswersNote = lazyComponent(() => import('./CachedAnswersNote.tsx'), 'CachedAnswersNote');

const NO_TOASTS: readonly never[] = [];

/** Says that the page shows what an earlier visit saw, once the server takes long; a toast is read first. */
export function CachedNoteWhenLate() {
  const { cachedAnswers, toasts } = usePortal();
  const shown = useSyncExternalStore(cachedAnswers.subscribe, cachedAnswers.shown, () => null);
  const hasToast = useSyncExternalStore(toasts.subscribe, toasts.get, () => NO_TOASTS).length > 0;
  const isShowing = shown !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isShowing) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isShowing]);
  return (
    isLate &&
    !hasToast &&
    shown && (
      <Suspense>
        <CachedAnswersNote {...shown} />
      </Suspense>
    )
  );
}
