let workId: string | null = null;

/**
 * The student has confirmed on the intro that the answering page takes over from another tab. In memory, so that a reload
 * of that page does not take over again.
 */
export const takeOverRequest = {
  set(id: string): void {
    workId = id;
  },
  /** Whether a take-over of the work was requested; answers once. */
  take(id: string): boolean {
    const isRequested = workId === id;
    if (isRequested) workId = null;
    return isRequested;
  },
};
