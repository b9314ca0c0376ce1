import { type ReactNode, useEffect, useRef } from 'react';

/** Of the body around a padded story, in px. */
const PADDING = 32;
const MIN_HEIGHT = 72;
/** All tokens fit. */
const MAX_HEIGHT = 6000;

/** Each live story of the page is as high as its content; one that fills its window, such as a dialog, keeps its height. */
export function StoryHeights({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = page.current;
    if (!box) return undefined;
    const observers: ResizeObserver[] = [];
    const onLoad = ({ target }: Event) => {
      const observer = target instanceof HTMLIFrameElement ? followContent(target) : null;
      if (observer) observers.push(observer);
    };
    // A load does not bubble: it is caught on its way down.
    box.addEventListener('load', onLoad, true);
    return () => {
      box.removeEventListener('load', onLoad, true);
      for (const observer of observers) observer.disconnect();
    };
  }, []);

  return <div ref={page}>{children}</div>;
}

function followContent(frame: HTMLIFrameElement): ResizeObserver | null {
  const body = frame.contentDocument?.body;
  const root = body?.querySelector<HTMLElement>('#storybook-root');
  const box = frame.parentElement;
  if (!body || !root || !box) return null;
  const observer = new ResizeObserver(() => {
    // What is as high as its window would grow with it.
    const fillsWindow = root.offsetHeight === 0 || root.offsetHeight === frame.clientHeight;
    if (fillsWindow || body.classList.contains('sb-main-fullscreen')) return;
    const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, root.scrollHeight + PADDING));
    box.style.height = `${height}px`;
  });
  observer.observe(root);
  return observer;
}
