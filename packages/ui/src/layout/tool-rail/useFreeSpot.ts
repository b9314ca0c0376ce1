import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the rail looks for its place. */
const REST_MS = 200;

/** How far above its corner the rail may be, in px, in the order in which places are tried. */
const LIFTS = [0, 64, 128, 192, 256];

/** An action larger than this many discs stays recognisable and usable under one. */
const MAX_DISCS = 5;

const ACTIONS = 'a[href], button, input, select, textarea, label, [role=button], [role=tab]';

/**
 * How far a rail must move up in px, so that it covers no button or small link of the page; null while the page scrolls and
 * where no place is free.
 */
export function useFreeSpot(rail: RefObject<HTMLElement | null>): number | null {
  const [lift, setLift] = useState<number | null>(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => rail.current && setLift(findFreeLift(rail.current)), REST_MS);
    };
    const hide = () => {
      setLift(null);
      look();
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', hide, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', hide);
      window.removeEventListener('resize', look);
    };
  }, [rail]);
  return lift;
}

function findFreeLift(rail: HTMLElement): number | null {
  const { left, right, width, height } = rail.getBoundingClientRect();
  const bottom = window.innerHeight - parseFloat(getComputedStyle(rail).bottom);
  const coversAction = (lift: number) =>
    [left + 2, (left + right) / 2, right - 2].some((x) =>
      [2, height / 2, height - 2].some((above) =>
        document.elementsFromPoint(x, bottom - lift - above).some((element) => {
          const action = rail.contains(element) ? null : element.closest(ACTIONS);
          if (!action) return false;
          const box = action.getBoundingClientRect();
          return box.width * box.height < MAX_DISCS * width * height;
        }),
      ),
    );
  return LIFTS.find((lift) => !coversAction(lift)) ?? null;
}
