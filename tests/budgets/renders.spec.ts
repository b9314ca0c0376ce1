import type { Page } from '@playwright/test';
import { sampleAddress } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { expect, openAsStudent, test } from '../journeys/test.ts';
import { waitForQuiet, watchRequests } from '../journeys/waitForQuiet.ts';

/** What this reads of React's tree of components. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Renders {
  first: number;
  again: number;
}

/** Counts the components that React renders, through the hook of its developer tools, which production builds call as well. */
async function countRenders(page: Page): Promise<() => Promise<Renders>> {
  await page.addInitScript(() => {
    const counts = { first: 0, again: 0 };
    // Functions, forwarded refs and memoised ones; of each whether it has run.
    const hasRun = ({ tag, flags }: Fiber) => [0, 11, 14, 15].includes(tag) && (flags & 1) === 1;
    const add = (fiber: Fiber | null, isNew: boolean) => {
      for (let each = fiber; each; each = each.sibling) {
        const before = isNew ? null : each.alternate;
        if (hasRun(each)) counts[before ? 'again' : 'first'] += 1;
        if (each.child !== before?.child) add(each.child, before === null);
      }
    };
    const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) =>
      add(current.child, current.alternate?.child == null);
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, renders: counts });
  });
  return async () => await page.evaluate(() => (window as unknown as { renders: Renders }).renders);
}

/** How often a page that has come renders each of its components again, on average: an answer renders what shows it alone. */
const AGAIN = {
  '/study/mine': 1.4,
  '/study/training-class': 0.95,
  '/study/class-time-table': 0.95,
  '/study/course/course-detail': 0.5,
  '/study/classroom/online': 1.1,
};

for (const [path, most] of Object.entries(AGAIN))
  test(`${path} renders again only what has changed`, async ({ page, school }) => {
    const requests = watchRequests(page);
    const read = await countRenders(page);
    await openAsStudent(page, school, STUDENTS.portal, sampleAddress(path, 'portal'));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await waitForQuiet(page, requests);
    const { first, again } = await read();
    console.log(`${path}: ${first} components, ${again} rendered again`);
    expect(again / first).toBeLessThanOrEqual(most);
  });
