const PREFIX = 'manage-admin-pageVisit-';

/** Distinguishes the first rendering of a visit from a reload or a second mount of the same one. */
export interface PageVisits {
  /**
   * Called when the page mounts; true when a visit begins. A visit is one stay on a page: from its opening until the
   * student goes to another page of the site, to another site, or closes the tab. A reload continues it.
   */
  enter: (page: string) => boolean;
  /** Called when the page unmounts. The visit ends unless the page mounts again at once, as StrictMode does. */
  leave: (page: string) => void;
  /** The visit was not counted: the next `enter` begins it again. */
  cancel: (page: string) => void;
}

interface PageVisitsOptions {
  /** The storage of the tab. */
  storage: Storage;
  /** Whether this document was loaded by a reload. */
  isReload: boolean;
  /** Runs a task after the current ones; tests pass their own. */
  defer?: (task: () => void) => void;
}

/**
 * Visits of pages in this tab. The storage remembers the open visit over a reload; a document that was loaded in
 * another way finds at most the rest of a visit that ended without an unmount, and begins a new one.
 */
export function createPageVisits({
  storage,
  isReload,
  defer = (task) => setTimeout(task),
}: PageVisitsOptions): PageVisits {
  /** Pages whose visit is open in this document. */
  const open = new Set<string>();
  /** Pages that were unmounted and whose visit ends with the next task. */
  const leaving = new Set<string>();
  /** Only the first page of a document can continue a visit of the document before. */
  let mayContinue = isReload;

  function read(page: string): boolean {
    try {
      return storage.getItem(PREFIX + page) !== null;
    } catch {
      return false;
    }
  }

  function write(page: string, isOpen: boolean) {
    try {
      if (isOpen) storage.setItem(PREFIX + page, '1');
      else storage.removeItem(PREFIX + page);
    } catch {
      // A blocked or full storage forgets the visit at a reload, which then counts again.
    }
  }

  function cancel(page: string) {
    open.delete(page);
    write(page, false);
  }

  return {
    enter(page) {
      const isContinued = leaving.delete(page) || open.has(page) || (mayContinue && read(page));
      mayContinue = false;
      open.add(page);
      write(page, true);
      return !isContinued;
    },
    leave(page) {
      leaving.add(page);
      defer(() => {
        if (leaving.delete(page)) cancel(page);
      });
    },
    cancel,
  };
}
