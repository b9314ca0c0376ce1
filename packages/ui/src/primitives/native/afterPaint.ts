/** Runs the callback once what is due now is painted: for work that no paint should wait for. */
export function afterPaint(callback: () => void): void {
  // A frame's own callbacks run before its paint, a timer of theirs after it.
  requestAnimationFrame(() => setTimeout(callback));
}
