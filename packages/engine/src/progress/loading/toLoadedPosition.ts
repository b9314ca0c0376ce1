/**
 * The position that the server told, milliseconds; 0 for a lesson that was never studied (null). Null where it cannot be
 * read: it is unknown then, and nothing may be sent, because the server may hold more.
 */
export function toLoadedPosition(told: number | null): number | null {
  if (told === null) return 0;
  return Number.isFinite(told) && told >= 0 ? Math.round(told) : null;
}
