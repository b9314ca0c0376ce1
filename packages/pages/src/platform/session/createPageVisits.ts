import type { Device } from '../device/createDevice.ts';
import { defineStored, isBoolean, only } from '../device/defineStored.ts';

/** Whether a visit of a page is open in this tab, by the page. */
const storedVisit = defineStored({
  key: 'pageVisit',
  of: 'user',
  in: 'tab',
  maxDays: 1,
  read: only(isBoolean),
});

/** Distinguishes the first rendering of a visit from a reload or a second mount of the same one. */
export interface PageVisits {
  /**
   * Called when the page mounts; true when a visit begins. A visit is one stay on a page: from its opening until the
   * student goes to another page of the site, to another site, or closes the tab. A reload continues it. `stay` is the
   * router's location: each navigation, Back too, has its own object.
   */
  enter: (page: string, stay: object) => boolean;
  /** Called when the visit is counted: from now on a reload continues it. */
  count: (page: string) => void;
  /** Called when the page unmounts: a reload of the next page continues no visit. */
  leave: (page: string) => void;
  /** The visit was not counted: the next `enter` begins it again. */
  cancel: (page: string) => void;
}

interface PageVisitsOptions {
  device: Device;
  /** Whether this document was loaded by a reload. */
  isReload: boolean;
}

/**
 * Visits of pages in this tab. The storage remembers the open visit over a reload; a document that was loaded in
 * another way finds at most the rest of a visit that ended without an unmount, and begins a new one.
 */
export function createPageVisits({ device, isReload }: PageVisitsOptions): PageVisits {
  /** The visit that this document began or continued last. */
  let current: { page: string; stay: object; isCounted: boolean } | null = null;
  /** Only the first page of a document can continue a visit of the document before. */
  let mayContinue = isReload;

  const read = (page: string): boolean => device.get(storedVisit, page) === true;

  function write(page: string, isOpen: boolean) {
    if (isOpen) device.set(storedVisit, true, page);
    else device.remove(storedVisit, page);
  }

  return {
    enter(page, stay) {
      const known = current?.page === page && current.stay === stay ? current : null;
      const isContinued = known !== null || (mayContinue && read(page));
      mayContinue = false;
      current = known ?? { page, stay, isCounted: isContinued };
      write(page, current.isCounted);
      return !isContinued;
    },
    count(page) {
      if (current?.page === page) current.isCounted = true;
      write(page, true);
    },
    leave: (page) => write(page, false),
    cancel(page) {
      if (current?.page === page) current = null;
      write(page, false);
    },
  };
}
