/** A list of ids for `aria-describedby` and the like; undefined without any. */
export const mergeIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
