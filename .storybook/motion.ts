export type Motion = 'system' | 'full' | 'reduced';

const QUERY = /\(prefers-reduced-motion(?:: ?(reduce|no-preference))?\)/;

/** Answers `matchMedia` for reduced motion as the toolbar says; a style sheet cannot be answered for, see the preview. */
export function overrideMotion(motion: Motion): () => void {
  if (motion === 'system') return () => undefined;
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const [, value = 'reduce'] = QUERY.exec(query) ?? [];
    if (!QUERY.test(query)) return matchMedia.call(window, query);
    const isMatch = (value === 'reduce') === (motion === 'reduced');
    return matchMedia.call(window, isMatch ? 'all' : 'not all');
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}
