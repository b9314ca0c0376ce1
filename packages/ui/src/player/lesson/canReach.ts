/**
 * Whether a video can start at a position. A host that sends no parts of a file (HTTP ranges) lets a browser seek to its begin
 * alone. Unknown counts as possible.
 */
export function canReach({ seekable }: Pick<HTMLMediaElement, 'seekable'>, positionMs: number): boolean {
  return seekable.length === 0 || seekable.end(seekable.length - 1) * 1000 >= positionMs;
}
