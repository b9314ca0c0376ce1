/**
 * `pnpm bench growth`: what pages cost whose data grow, at n, 4n and 16n: processor time of the page's main thread, which other
 * programs on the machine do not change, until the document is still after the first rendering and after a press, the heap
 * after a collection beyond that of the data, and the nodes. Medians of five. Then our calendars beside FullCalendar as it
 * comes, and a day of 200 pages in one tab of the built portal. Ends with 1 when a bar is missed; `--write` writes what was
 * measured into docs/figures.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { launchChromium } from '../../../scripts/chromium.ts';
import { median } from '../median.ts';
import { serveModule } from '../serveModule.ts';
import { type Held, spendDay } from './day.ts';
import type { GrowthCase } from './main.tsx';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const ONLY = process.env.BENCH_CASES?.split(',');

interface Growing {
  name: GrowthCase;
  /** As the table names it. */
  title: string;
  /** The largest size. */
  size: number;
}

const GROWING: Growing[] = [
  { name: 'class', title: 'A class with lessons of today; a filter of them', size: 512 },
  { name: 'month', title: 'A month of lessons; the choice of a day', size: 2000 },
  { name: 'mistakes', title: 'Mistakes; a filter of them', size: 5008 },
  { name: 'comments', title: 'Comments of a picture; the replies of one', size: 10_000 },
  { name: 'directory', title: 'A directory; folding its first chapter', size: 1008 },
  { name: 'search', title: 'A search over titles; typing a word', size: 20_000 },
];

/** Of 16n to 4n: what is shown stays, and no more than its nodes grow; what is read, sorted and counted is as long as the data. */
const BARS = { first: 4, press: 4, heap: 4, nodes: 2 } as const;
type Measure = keyof typeof BARS;
type Reading = Record<Measure, number>;

interface Beside {
  title: string;
  size: number;
  ours: GrowthCase;
  theirs: GrowthCase;
  /** Ours takes at most this much of theirs. */
  ratio: number;
}

const BESIDE: Beside[] = [
  { title: 'a week, beside bare FullCalendar', size: 40, ours: 'our week', theirs: 'bare week', ratio: 1.25 },
  {
    title: 'a month, beside its dayMaxEvents',
    size: 2000,
    ours: 'our month',
    theirs: 'capped month',
    ratio: 0.3,
  },
];

await using bench = await serveModule(join(import.meta.dirname, 'main.tsx'));
await using browser = await launchChromium();
let isMissed = false;

/** What one rendering costs, and one press where the case has one, in a page of its own. */
async function measure(name: GrowthCase, size: number, isPressed: boolean): Promise<Reading> {
  await using page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Shanghai',
    // FullCalendar as it comes writes its styles in a way that our policy refuses.
    bypassCSP: true,
  });
  await page.goto(`http://yunfan.localhost:${bench.port}/`);
  await page.waitForFunction(() => 'make' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(([wanted, of]) => window.make(wanted, of), [name, size] as const);
  const before = await read(session);
  await page.evaluate(() => window.render());
  const first = await read(session);
  if (isPressed) await page.evaluate(() => window.press());
  const pressed = await read(session);
  return {
    first: first.until - before.from,
    press: pressed.until - first.from,
    heap: (pressed.heap - before.heap) / 1e6,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** Milliseconds of the page's main thread until now, its heap after a collection, and the milliseconds from there. */
async function read(session: CDPSession) {
  const until = await metric(session, 'TaskDuration');
  await session.send('HeapProfiler.collectGarbage');
  return {
    until: until * 1000,
    heap: await metric(session, 'JSHeapUsedSize'),
    from: (await metric(session, 'TaskDuration')) * 1000,
  };
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Medians of cases in turns, so that a slow minute is everybody's. */
async function measureAll<Key extends string>(
  cases: Record<Key, [name: GrowthCase, size: number]>,
  isPressed: boolean,
): Promise<Record<Key, Reading>> {
  const keys = Object.keys(cases) as Key[];
  const readings = new Map<Key, Reading[]>(keys.map((key) => [key, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const key of keys) {
      const [name, size] = cases[key];
      readings.get(key)?.push(await measure(name, size, isPressed));
    }
  const medians = keys.map((key): [Key, Reading] => {
    const of = (wanted: Measure) => median((readings.get(key) ?? []).map((reading) => reading[wanted]));
    return [key, { first: of('first'), press: of('press'), heap: of('heap'), nodes: of('nodes') }];
  });
  return Object.fromEntries(medians) as Record<Key, Reading>;
}

function hold(isHeld: boolean, sentence: string) {
  isMissed ||= !isHeld;
  console.log(`${isHeld ? '✓' : '✗'} ${sentence}`);
}

const DIGITS: Record<Measure, number> = { first: 0, press: 0, heap: 1, nodes: 0 };

async function measureGrowth({ name, title, size }: Growing): Promise<string> {
  const sizes = [size / 16, size / 4, size] as const;
  const { n, n4, n16 } = await measureAll(
    { n: [name, sizes[0]], n4: [name, sizes[1]], n16: [name, sizes[2]] },
    true,
  );
  const cells = (Object.keys(BARS) as Measure[]).map((each) => {
    const values = [n, n4, n16].map((reading) => reading[each].toFixed(DIGITS[each])).join(', ');
    hold(n16[each] <= n4[each] * BARS[each], `${name}, ${each}: ${values} at ${sizes.join(', ')}`);
    return values;
  });
  return `| ${title} | ${[sizes.join(', '), ...cells].join(' | ')} |`;
}

async function measureBeside({ title, size, ours, theirs, ratio }: Beside) {
  const found = await measureAll({ ours: [ours, size], theirs: [theirs, size] }, false);
  const share = found.ours.first / found.theirs.first;
  hold(
    share <= ratio,
    `${title}: ${share.toFixed(2)} (bar ${ratio}), ${found.ours.nodes} of ${found.theirs.nodes} nodes`,
  );
}

/** The last visits of three rounds: of each the least counts, since a page that was left may not be collected yet. */
const EARLY = [24, 32, 40];
const LATE = [184, 192, 200];

/** A tab holds as much after 200 visits as after 40. */
async function measureDay(): Promise<string> {
  const held = await spendDay([...EARLY, ...LATE]);
  const leastOf = (part: Held[], each: keyof Held) => Math.min(...part.map((reading) => reading[each]));
  const parts = (Object.keys(IS_HELD) as (keyof Held)[]).map((each) => {
    const early = leastOf(held.slice(0, EARLY.length), each);
    const late = leastOf(held.slice(EARLY.length), each);
    const words = `${each} ${early.toFixed(0)} and ${late.toFixed(0)}`;
    hold(
      !IS_HELD[each] || late <= early * 1.1,
      `a day of 200 pages in one tab: ${words}${IS_HELD[each] ? '' : ' (no bar)'}`,
    );
    return words;
  });
  return `A day in one tab, after 40 and after 200 pages: ${parts.join(', ')}. The heap (MB)
grows by code that the engine compiles; pictures in the cache are documents too.`;
}

const IS_HELD: Record<keyof Held, boolean> = {
  heap: false,
  objects: true,
  nodes: true,
  listeners: true,
  documents: false,
};

const HEADING = '## Work that grows\n';

function write(rows: readonly string[], day: string) {
  const file = new URL('../../../docs/figures.md', import.meta.url);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(HEADING) + HEADING.length;
  const end = text.indexOf('\n## ', start);
  const section = `
\`pnpm bench growth --write\`, ${new Date().toISOString().slice(0, 10)}, medians of ${RUNS}: milliseconds of the main thread until a page is still after its first rendering and
after a press, megabytes of its heap beyond the data, its elements.

| | Size | First rendering | Press | Heap | Elements |
|---|---|---|---|---|---|
${rows.join('\n')}

${day}
`;
  writeFileSync(file, text.slice(0, start) + section + text.slice(end));
}

const rows: string[] = [];
for (const growing of GROWING)
  if (!ONLY || ONLY.includes(growing.name)) rows.push(await measureGrowth(growing));
if (!ONLY) {
  for (const beside of BESIDE) await measureBeside(beside);
  const day = await measureDay();
  if (process.argv.includes('--write')) write(rows, day);
}
process.exitCode = isMissed ? 1 : 0;
