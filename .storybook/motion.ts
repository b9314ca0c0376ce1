const QUERY = /prefers-reduced-motion: reduce/;

/** Makes scripts see reduced motion through `matchMedia`; style sheets get `STILL_STYLE`. */
export function reduceMotion(): () => void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(QUERY.test(query) ? 'all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** No animation, no transition, and overlays are visible from their first frame. */
export const STILL_STYLE = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  [data-starting-style], [data-ending-style] { opacity: 1 !important; }
`;
