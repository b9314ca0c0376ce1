/** What the visits do in a tab; elements are named by XPath. */
export interface Tab {
  /** Firefox 153.7 */
  browser: string;
  open(address: string): Promise<unknown>;
  /** A question of the page before leaving is answered with yes. */
  reload(): Promise<unknown>;
  /** Waits for an element that can be pressed, and presses it. */
  click(element: string): Promise<unknown>;
  /** Presses and releases the keys of a text, one after another. */
  type(text: string): Promise<unknown>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  close(): Promise<unknown>;
}

/** Only a step that hangs takes this long (ms). */
export const PATIENCE = 40_000;

/** Asks again until the answer is yes; a page that is being replaced cannot answer yet. */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  let last: unknown = 'no';
  while (Date.now() < end) {
    if (await ask().catch((error: unknown) => ((last = error), false))) return;
    await new Promise((passed) => setTimeout(passed, 100));
  }
  throw new Error(`Waited ${PATIENCE / 1000} s for ${what} (${String(last)})`);
}
