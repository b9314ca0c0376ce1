import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isRotating } from './isRotating.ts';

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls onTurn at an interval while nothing pauses it; `toggle` is for the stop button that WCAG 2.2.2 requires. */
export function useRotation({
  count,
  interval,
  onTurn,
}: {
  count: number;
  /** Milliseconds; undefined never rotates. */
  interval: number | undefined;
  onTurn: () => void;
}) {
  const [isStopped, setIsStopped] = useState(prefersReducedMotion);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isTabHidden = useSyncExternalStore(watchVisibility, () => document.hidden);
  const runs = interval !== undefined && isRotating({ count, isStopped, isHovered, hasFocus, isTabHidden });
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [runs, interval]);

  return {
    isRotating: runs,
    isStopped,
    toggle: () => setIsStopped((stopped) => !stopped),
    /** For the element around the content and its buttons. */
    pauseProps: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
