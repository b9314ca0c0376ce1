/**
 * `pnpm bench answer-card` (P13): the script that an answer costs in the answer card, beside a naive card in the same
 * run; the median of seven of each, in turns. Ends with 1 when a bar is missed.
 */
import { median } from '../median.ts';
import { openBenchPage } from '../openBenchPage.ts';
import type { CardCase } from './CardCase.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const ANSWERS = 100;

interface Reading {
  /** Milliseconds an answer, the median of the runs. */
  ms: number;
  /** Tiles rendered by an answer. */
  renders: number;
}

const bench = await openBenchPage(import.meta.dirname);
let isMissed = false;

/** One card in a page of its own. */
const measure = (name: CardCase, tiles: number) =>
  bench.measure('measureAnswers', async (page): Promise<Reading> => {
    const { ms, renders } = await page.evaluate(
      ([card, count, answers]) => window.measureAnswers(card, count, answers),
      [name, tiles, ANSWERS] as const,
    );
    return { ms: ms / ANSWERS, renders: renders / ANSWERS };
  });

function check(name: string, isHere: boolean, figures: string): void {
  isMissed ||= !isHere;
  console.log(`${isHere ? '✓' : '✗'} ${name}: ${figures}`);
}

try {
  const cases = [
    ['ours', 500],
    ['naive', 500],
    ['ours', 2000],
  ] as const;
  const readings = cases.map((): Reading[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, [name, tiles]] of cases.entries()) readings[index]?.push(await measure(name, tiles));
  }
  const [ours = NaN, naive = NaN, many = NaN] = readings.map((each) => median(each.map(({ ms }) => ms)));
  const renders = readings[0]?.[0]?.renders ?? NaN;
  check('one answer of 500 renders one tile', renders === 1, `${renders} tiles`);
  const share = ours / naive;
  check(
    'script of an answer of 500, beside a naive card',
    share <= 0.4,
    `${share.toFixed(2)} (bar 0.4); ${ours.toFixed(3)} of ${naive.toFixed(3)} ms`,
  );
  const growth = many / ours;
  check(
    'script of an answer of 2,000, beside 500',
    growth <= 2,
    `${growth.toFixed(2)} (bar 2); ${many.toFixed(3)} of ${ours.toFixed(3)} ms`,
  );
} finally {
  await bench.close();
}
process.exitCode = isMissed ? 1 : 0;
