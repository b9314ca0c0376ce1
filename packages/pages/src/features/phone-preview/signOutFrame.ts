/** Signs the framed page out. A page of another origin than the configured one, where the frame may have gone, receives nothing. */
export function signOutFrame(window: Pick<Window, 'postMessage'> | null | undefined, origin: string): void {
  window?.postMessage({ type: 'logout' }, origin);
}
