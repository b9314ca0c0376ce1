/** Sends `cs-…` from an element to all around it, out of shadow roots too; false if a listener prevented the default. */
export const emit = (host: EventTarget, name: string, detail: unknown): boolean =>
  host.dispatchEvent(
    new CustomEvent(`cs-${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
  );

/** Sends an event that a listener answers by `event.respondWith(promise)`; without an answer the fallback is the answer. */
export async function request(
  host: EventTarget,
  name: string,
  detail: unknown,
  fallback: unknown,
): Promise<unknown> {
  let answer: unknown = fallback;
  let isOver = false;
  const event = new CustomEvent(`cs-${name}`, { detail, bubbles: true, composed: true });
  const respondWith = (given: unknown) => {
    if (isOver) throw new Error(`cs-${name} waits no longer: call respondWith at once, with a promise.`);
    answer = given;
    event.stopImmediatePropagation();
  };
  host.dispatchEvent(Object.assign(event, { respondWith }));
  isOver = true;
  try {
    return await answer;
  } catch (error) {
    // The page's own failure is for the page's own reports.
    reportError(error);
    return fallback;
  }
}
