/** A page number, or a gap of omitted pages. */
export type PageSlot = { page: number; isNear: boolean } | { gapBefore: number };

/**
 * The numbers a pager shows: the first, the last, three around the current one, and gaps between.
 * `isNear` marks neighbours in the middle, which narrow screens omit. A gap of one page is replaced by that page.
 */
export function pageSlots(current: number, pages: number): PageSlot[] {
  const start = Math.max(1, Math.min(current - 1, pages - 2));
  const end = Math.min(pages, start + 2);
  const hasGaps = start > 3 && end < pages - 2;
  const shown = new Set([1, ...(start === 3 ? [2] : []), pages, ...(end === pages - 2 ? [pages - 1] : [])]);
  for (let page = start; page <= end; page += 1) shown.add(page);
  const slots: PageSlot[] = [];
  let last = 0;
  for (const page of [...shown].filter((page) => page >= 1).toSorted((a, b) => a - b)) {
    if (page > last + 1) slots.push({ gapBefore: page });
    slots.push({ page, isNear: hasGaps && page !== current && page !== 1 && page !== pages });
    last = page;
  }
  return slots;
}
