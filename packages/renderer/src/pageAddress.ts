/** Longest path with its query that is rendered, in characters. */
const MAX_LENGTH = 1024;

/** Parameters of campaigns and messengers, which change nothing on a page. */
const WITHOUT_MEANING = /^(?:utm_\w+|from|isappinstalled|scene|bd_vid|gclid|fbclid|_t)$/;

/**
 * The address that a page is rendered for: without what changes nothing and with its parameters in order, so that one page
 * is rendered and kept once. Null for an address that is too long.
 */
export function pageAddress(given: URL): URL | null {
  if (given.pathname.length + given.search.length > MAX_LENGTH) return null;
  const url = new URL(given);
  url.hash = '';
  const kept = [...given.searchParams].filter(([name]) => !WITHOUT_MEANING.test(name));
  url.search = new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return url;
}
