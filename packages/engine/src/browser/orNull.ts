/** Null where the browser lacks a feature, or throws when it is read (private mode, sandboxed frames). */
export function orNull<Value>(read: () => Value | undefined): Value | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}
