/** Milliseconds without scrolling after which the rail looks for its place. */
const REST_MS = 200;

/** How far above its corner the rail may be, in px, in the order in which places are tried. */
const LIFTS = [0, 64, 128, 192, 256];

/** An action larger than this many discs stays recognisable and usable under one. */
const MAX_DISCS = 5;

const ACTIONS = 'a[href], button, input, select, textarea, label, [role=button], [role=tab]';

/**
 * Reports how far the rail must move up in px, so that it covers no button or small link of the page; null while the page
 * scrolls and where no place is free. Returns the function that stops it.
 */
export function watchFreeSpot(rail: HTMLElement, onLift: (lift: number | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onLift(findFreeLift(rail)), REST_MS);
  };
  const hide = () => {
    onLift(null);
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
