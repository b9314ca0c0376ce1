/** What each function fetched: without React, so that what fetches ahead waits for none of it. */
export const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches the module before a component asks for it. A failure shows when that component fetches it again. */
export function preloadModule(fetchModule: () => Promise<unknown>): void {
  fetchModule().then(
    (module) => fetched.set(fetchModule, module),
    () => undefined,
  );
}
