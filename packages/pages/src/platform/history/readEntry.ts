/** The fields of a history entry's state. Their types are unknown: an earlier build may have written the entry. */
export function readEntry(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
