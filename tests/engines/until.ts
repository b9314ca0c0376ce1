/** Only a step that hangs takes this long (ms). */
const PATIENCE = 40_000;
const POLL_MS = 100;

/** Repeats a question until the answer is there; a page that is being replaced cannot answer yet. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
): Promise<Value> {
  const end = Date.now() + PATIENCE;
  let last: unknown = null;
  while (Date.now() < end) {
    try {
      const value = await ask();
      if (value !== null && value !== undefined && value !== false) return value;
      last = value;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`Waited in vain for ${what} (${String(last)})`);
}
