import type { Locator, Page } from '@playwright/test';
import { launchChromium } from '../../../scripts/chromium.ts';
import { openSchool, type School } from '../../journeys/openSchool.ts';
import { sampleAddress } from '../../journeys/sampleAddress.ts';
import { STUDENTS } from '../../journeys/students.ts';
import { signedInState } from '../../journeys/toStoredSession.ts';
import { median } from '../median.ts';

/** The processor of a cheap phone, of this machine's. */
const SLOWER = 6;
/** Milliseconds from a press, and from a key, to the next paint, at most: a key is the longest of five, of which a plain field of 5,000 characters alone takes 48. */
const BARS = { press: 200, key: 88 };

/** From key to key of somebody who types quickly (ms). */
const KEY_MS = 100;

interface Press {
  path: string;
  /** What comes before, with the processor as it is. */
  prepare?: (page: Page) => Promise<void>;
  /** What is pressed, or typed into. */
  find: (page: Page) => Locator;
  /** Typed at its end, key by key; what the first letter opens is another matter. */
  types?: string;
  /** What a key shows is more than its letter. */
  isSearch?: true;
}

/** As long as a written answer may be. */
const ESSAY = '协助老人翻身时先说明目的，再固定床轮、放低床栏。'.repeat(200);

const PRESSES: Record<string, Press> = {
  'open a class': {
    path: '/study/mine',
    find: (page) => page.getByRole('button', { name: /去学习/ }).first(),
  },
  'change the week': {
    path: '/study/class-time-table',
    find: (page) => page.getByRole('button', { name: '下一周' }),
  },
  'choose an option': {
    path: '/study/test/answer',
    find: (page) => page.locator('label:has(input[type=radio])').nth(1),
  },
  'next question': {
    path: '/study/test/answer',
    find: (page) => page.getByRole('button', { name: '下一题' }),
  },
  'open notes': {
    path: '/study/classroom/online',
    find: (page) => page.getByRole('tab', { name: /^笔记/ }),
  },
  'type into a note': {
    path: '/study/classroom/online',
    prepare: (page) => page.getByRole('tab', { name: /^笔记/ }).click(),
    find: (page) => page.getByRole('textbox', { name: '笔记内容' }),
    types: 'hushi',
  },
  'jump by a transcript': {
    path: '/study/classroom/online',
    prepare: (page) => page.getByRole('tab', { name: /^文字稿/ }).click(),
    find: (page) => page.getByRole('tabpanel').getByRole('listitem').nth(3).getByRole('button'),
  },
  'open the mistakes': {
    path: '/study/mine',
    find: (page) => page.getByRole('link', { name: /错题本/ }).first(),
  },
  'open the answer card': {
    path: '/study/test/answer',
    find: (page) => page.getByRole('button', { name: /答题卡/ }),
  },
  'open the search': {
    path: '/study/mine',
    find: (page) => page.getByRole('button', { name: '搜索' }).first(),
  },
  search: {
    path: '/study/mine',
    prepare: (page) => page.getByRole('button', { name: '搜索' }).first().click(),
    find: (page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first(),
    types: 'laoren',
    isSearch: true,
  },
  'type into a long answer': {
    path: '/study/homework/answer',
    prepare: (page) => page.getByRole('textbox').first().fill(ESSAY),
    find: (page) => page.getByRole('textbox').first(),
    types: 'hushi',
  },
};

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be pressed has no place.');
  return box;
}

/** The longest event of one press, in a browser of its own. */
async function press(school: School, { path, prepare, find, types = '' }: Press) {
  await using browser = await launchChromium();
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    storageState: await signedInState(school, STUDENTS.portal),
  });
  await page.goto(school.origin + sampleAddress(path, 'portal'), { waitUntil: 'networkidle' });
  await prepare?.(page);
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  if (types) {
    await target.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(types.slice(0, 1));
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const events: number[] = [];
        new PerformanceObserver((list) => {
          // Not what a drawer that opens under the finger causes by itself.
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId) events.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: 16 });
        setTimeout(() => resolve(Math.max(0, ...events)), 3000);
      }),
  );
  // Not the target's own tap and keys, whose checks would be measured too.
  if (types) {
    await page.keyboard.type(types.slice(1), { delay: KEY_MS });
  } else {
    const { x, y, width, height } = await boxOf(target);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  return await longest;
}

/** Measures the presses whose names contain the word, prints them, and returns those that are slower than their bar. */
export async function measurePresses(only: string, runs: number): Promise<string[]> {
  const slow: string[] = [];
  await using school = await openSchool('portal');
  for (const [name, each] of Object.entries(PRESSES).filter(([key]) => key.includes(only))) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await press(school, each));
    console.log(`${name}: ${median(times)} ms (${times.join(', ')})`);
    const bar = each.types && !each.isSearch ? BARS.key : BARS.press;
    if (!(median(times) <= bar)) slow.push(`${name}: ${median(times)} ms to the next paint`);
  }
  return slow;
}
