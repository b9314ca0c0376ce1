type Turnable = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> };

/** Android; iPhones fill their screen with videos alone. */
export const canTurn = (): boolean =>
  document.fullscreenEnabled && (screen.orientation as Turnable | undefined)?.lock !== undefined;

/** Fills the screen with an element and turns it; leaving the full screen turns it back. */
export async function turnSideways(element: Element | null): Promise<void> {
  try {
    await element?.requestFullscreen();
    await (screen.orientation as Turnable).lock?.('landscape');
  } catch {
    // A phone that refuses leaves the document as it is.
  }
}
