/** True for the elements that report a file which cannot be played. */
export const isMediaElement = (target: EventTarget) =>
  target instanceof HTMLSourceElement || target instanceof HTMLMediaElement;
