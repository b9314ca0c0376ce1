import type { Page } from '@playwright/test';

/** In the page. */
interface Watched {
  layoutShifts?: number[];
}

/** Adds up how far the parts of each page move that is opened from here on; resolves to a reader of the open page's sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => ((window as Watched).layoutShifts ?? []).reduce((sum, value) => sum + value, 0));
}
