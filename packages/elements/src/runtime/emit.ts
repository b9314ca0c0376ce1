/** Sends `cs-…` from an element to all around it, out of shadow roots too; false if a listener prevented the default. */
export const emit = (host: HTMLElement, name: string, detail: unknown): boolean =>
  host.dispatchEvent(
    new CustomEvent(`cs-${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
  );

/** Sends an event that a listener answers: `event.respondWith(promise)`, once. */
export async function ask(
  host: HTMLElement,
  name: string,
  detail: unknown,
  refusal: unknown,
): Promise<unknown> {
  let answer: unknown = refusal;
  const event = new CustomEvent(`cs-${name}`, { detail, bubbles: true, composed: true });
  const respondWith = (given: unknown) => {
    answer = given;
    event.stopImmediatePropagation();
  };
  host.dispatchEvent(Object.assign(event, { respondWith }));
  try {
    return await answer;
  } catch {
    return refusal;
  }
}
