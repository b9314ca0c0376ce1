/** Whose page an entry of the history is. */
export interface PageOwner {
  owner: string | null;
  /** The entry's key. */
  entry: string;
  /** A dialog has an entry of its own, on the page's path. */
  path: string;
}

/**
 * Whose page this entry of the history is: the student who was signed in when it opened, also after the session has ended, as
 * the code that ended it leaves the page. A page that opens later is nobody's. Changed when another student is signed in now.
 */
export function pageOwner(
  before: PageOwner,
  { student, entry, path }: { student: string | null; entry: string; path: string },
): PageOwner & { isChanged: boolean } {
  const isChanged =
    before.entry === entry && before.owner !== null && student !== null && student !== before.owner;
  const last = before.path === path ? before.owner : null;
  return { owner: isChanged ? last : (student ?? last), entry, path, isChanged };
}
