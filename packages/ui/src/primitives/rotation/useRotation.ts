import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { mergeHandlers } from '../native/mergeHandlers.ts';
import { isRotating } from './isRotating.ts';

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const subscribeToNothing = () => () => undefined;
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const isUnknown = () => false;

/** Calls onTurn at an interval while nothing pauses it; `toggle` is for the stop button that WCAG 2.2.2 requires. */
export function useRotation({
  count,
  interval,
  onTurn,
  handlers,
}: {
  count: number;
  /** Milliseconds; undefined never rotates. */
  interval: number | undefined;
  onTurn: () => void;
  /** The caller's handlers of the same element, which run first. */
  handlers?: HTMLAttributes<HTMLElement>;
}) {
  const isStoppedAtFirst = useSyncExternalStore(subscribeToNothing, prefersReducedMotion, isUnknown);
  const [isStoppedByPress, setIsStoppedByPress] = useState<boolean | null>(null);
  const isStopped = isStoppedByPress ?? isStoppedAtFirst;
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isTabHidden = useSyncExternalStore(watchVisibility, () => document.hidden, isUnknown);
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
    toggle: () => setIsStoppedByPress(!isStopped),
    /** For the element around the content and its buttons. */
    pauseProps: {
      onPointerEnter: mergeHandlers<PointerEvent<HTMLElement>>(handlers?.onPointerEnter, () =>
        setIsHovered(true),
      ),
      onPointerLeave: mergeHandlers<PointerEvent<HTMLElement>>(handlers?.onPointerLeave, () =>
        setIsHovered(false),
      ),
      onFocus: mergeHandlers<FocusEvent<HTMLElement>>(handlers?.onFocus, () => setHasFocus(true)),
      onBlur: mergeHandlers<FocusEvent<HTMLElement>>(handlers?.onBlur, (event) =>
        setHasFocus(event.currentTarget.contains(event.relatedTarget)),
      ),
    },
  };
}
