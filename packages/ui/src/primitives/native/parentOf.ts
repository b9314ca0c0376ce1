/** The element around another one, out of shadow trees too. */
export function parentOf(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot && root.host instanceof HTMLElement ? root.host : null;
  return element.parentElement ?? host;
}
