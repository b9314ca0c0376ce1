/** The rules of the composers, which no first view needs. */
export const loadRules = () => import('./interactionRules.ts');

/** Loads the rules ahead, for the first focus. A failure shows when something is sent. */
export const preloadRules = () => {
  loadRules().catch(() => undefined);
};
