/**
 * A story in a frame of a documentation page must not move that page: `scrollIntoView` and `focus` scroll the frame's
 * ancestors too. In such a frame, which only shows, they do nothing and move nothing.
 */
export function keepEmbedderStill(): void {
  if (!window.frameElement?.closest('.sbdocs')) return;
  const focus = HTMLElement.prototype.focus;
  Element.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
