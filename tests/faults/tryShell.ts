import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { openSchool, type Shell } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG } from '../journeys/sampleAddress.ts';
import { listLoads, nameOf, sample } from './listLoads.ts';
import type { ShownPage } from './readPage.ts';
import { tryLoad } from './tryLoad.ts';

interface Options {
  paths: readonly string[];
  /** A word of the names of the loads to try. */
  only?: string;
  /** How many of them. */
  size: number;
  /** Which of them. */
  seed: number;
  onProblem?: (problem: string) => void;
}

/** Opens the pages of a shell as usual, then with faults and on odd devices. */
export async function tryShell(
  browser: Browser,
  shell: Shell,
  { paths, only = '', size, seed, onProblem }: Options,
): Promise<{ count: number; problems: string[] }> {
  await using school = await openSchool(shell, EXAMPLE_CONFIG);
  const problems: string[] = [];
  const usual = new Map<string, ShownPage>();
  await share(paths, async (path) => {
    usual.set(path, (await tryLoad(browser, school, shell, { path })).shown);
  });
  const loads = sample(
    listLoads(usual).filter((load) => nameOf(load).includes(only)),
    size,
    seed,
  );
  await share(loads, async (load) => {
    const found = await tryLoad(browser, school, shell, load, usual.get(load.path)).then(
      (result) => result.problems,
      (error: unknown) => [`the test failed: ${String(error)}`],
    );
    for (const problem of found) {
      problems.push(`${nameOf(load)}: ${problem}`);
      onProblem?.(`${nameOf(load)}: ${problem}`);
    }
  });
  return { count: loads.length, problems };
}

/** Works on two items a core at once: a page often waits. */
async function share<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const workNext = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, workNext));
}
