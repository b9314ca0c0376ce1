import { useInsertionEffect } from 'react';

const QUERY = /prefers-reduced-motion: reduce/;

/** No animation, no transition, and overlays are visible from their first frame. */
const STYLE = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; }
`;

/** Stops the motion of style sheets. Its element is in the head: stories look for foreign elements in their canvas. */
export function ReducedMotionStyle() {
  useInsertionEffect(() => {
    const element = document.createElement('style');
    element.textContent = STYLE;
    document.head.append(element);
    return () => element.remove();
  }, []);
  return null;
}

/** Makes scripts see reduced motion through `matchMedia`; returns what undoes it. */
export function reduceScriptMotion(): () => void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(QUERY.test(query) ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}
