import type { ReactNode, SyntheticEvent } from 'react';

/** Of the body around a padded story, in px. */
const PADDING = 32;
/** All tokens fit. */
const MAX_HEIGHT = 6000;

/** Each live story of the page is as high as its content; one that fills its window, such as a dialog, keeps its height. */
export const StoryHeights = ({ children }: { children: ReactNode }) => (
  <div onLoadCapture={followContent}>{children}</div>
);

function followContent({ target: frame }: SyntheticEvent) {
  if (!(frame instanceof HTMLIFrameElement)) return;
  const body = frame.contentDocument?.body;
  const root = body?.querySelector<HTMLElement>('#storybook-root');
  const box = frame.parentElement;
  if (!body || !root || !box) return;
  // It ends with the document of the frame.
  const observer = new ResizeObserver(() => {
    // What is as high as its window would grow with it.
    const fillsWindow = root.offsetHeight === 0 || root.offsetHeight === frame.clientHeight;
    if (fillsWindow || body.classList.contains('sb-main-fullscreen')) return;
    box.style.height = `${Math.min(MAX_HEIGHT, root.scrollHeight + PADDING)}px`;
  });
  observer.observe(root);
}
