/**
 * Base UI's `finalFocus` that leaves the focus to the caller. An element returned from it would pass the focus on to its
 * first link, field or scrolling table.
 */
export function toFinalFocus(moveFocus: () => void): () => false {
  return () => {
    // The dialog holds the focus until it is gone.
    queueMicrotask(moveFocus);
    return false;
  };
}
