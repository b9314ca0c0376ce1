/** The markup with which libraries detect features of the browser, verbatim; it holds nothing from a page or a server. */
const LIBRARY_MARKUP = new Set([
  // Leaflet: does the browser draw SVG? https://github.com/Leaflet/Leaflet/issues/9773
  '<svg/>',
  // FullCalendar: does a cell pass its height on to its content, and on which side is a scroll bar?
  // https://github.com/fullcalendar/fullcalendar/issues/8005
  '<table><tr><td><div></div></td></tr></table>',
  '<div></div>',
  // FingerprintJS: the frame in which it measures letters.
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">',
]);

/**
 * Lets libraries pass Trusted Types with the texts above and with nothing else: the browser asks the policy `default` for
 * every text that would become markup without a policy of its own. An upgrade with another text is refused, and its journey
 * fails. A line goes when the issue beside it is closed.
 */
export function allowLibraryMarkup(): void {
  try {
    globalThis.trustedTypes?.createPolicy('default', {
      createHTML: (html: string) => (LIBRARY_MARKUP.has(html) ? html : null),
    });
  } catch {
    // The host has a policy of this name, or its header does not name it: then that decides.
  }
}
