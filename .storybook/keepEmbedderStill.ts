/**
 * A story in a frame of a documentation page must not move that page: `scrollIntoView` and `focus` scroll the frame's
 * ancestors too. In such a frame, which only shows, the first does nothing and the second scrolls nothing.
 */
export function keepEmbedderStill(): void {
  if (!window.frameElement?.closest('.sbdocs')) return;
  const { prototype } = HTMLElement;
  const focus: unknown = Reflect.get(prototype, 'focus');
  if (typeof focus !== 'function') return;
  prototype.scrollIntoView = () => {};
  prototype.focus = function focusInPlace(options) {
    Reflect.apply(focus, this, [{ ...options, preventScroll: true }]);
  };
}
