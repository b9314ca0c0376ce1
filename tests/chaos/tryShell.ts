import type { Browser } from '@playwright/test';
import { openSchool, type Shell } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG } from '../journeys/sampleAddress.ts';
import { keyOf, listLoads, nameOf, sample } from './chooseLoads.ts';
import { type Load, openStage, type Stage } from './openStage.ts';
import type { Finding } from './printFindings.ts';
import type { CalmScene } from './readScene.ts';

interface Trial {
  paths: readonly string[];
  /** Which loads of the paths. */
  isWanted?: (load: Load) => boolean;
  /** Tries so many of them; default: all. */
  size?: number | undefined;
  seed: number;
  /** Pages beside each other. */
  pages: number;
  /** Called with the calm scenes by path. */
  onCalm?: (calm: ReadonlyMap<string, CalmScene>) => void;
  onFinding?: (finding: Finding) => void;
}

/** Opens the paths of a shell in a kind world, then in unkind ones. */
export async function tryShell(
  browser: Browser,
  shell: Shell,
  { paths, isWanted = () => true, size, seed, pages, onCalm, onFinding }: Trial,
): Promise<{ findings: Finding[]; count: number }> {
  const school = await openSchool(shell, EXAMPLE_CONFIG);
  const stages = Array.from({ length: pages }, () => openStage(browser, school, shell));
  const calm = new Map<string, CalmScene>();
  const findings: Finding[] = [];
  try {
    await share(stages, paths, async (stage, path) => {
      calm.set(path, await stage.calm(path));
    });
    onCalm?.(calm);
    const all = listLoads(calm).filter(isWanted);
    const chosen = size === undefined ? all : sample(all, size, seed, keyOf);
    // The attempts that the calm scenes began end with their time.
    const loads = chosen.toSorted((a, b) => Number(isAnswering(b)) - Number(isAnswering(a)));
    await share(stages, loads, async (stage, load) => {
      const scene = calm.get(load.path);
      if (!scene) return;
      const found = await stage.judge(load, scene).catch((error: unknown) => [`harness: ${String(error)}`]);
      for (const text of found) {
        const finding = { shell, path: load.path, name: nameOf(load), key: keyOf(load), text };
        findings.push(finding);
        onFinding?.(finding);
      }
    });
    return { findings, count: loads.length };
  } finally {
    for (const stage of stages) await stage.close();
    await school.close();
  }
}

const isAnswering = ({ path }: Load) => path.endsWith('/answer');

/** Lets each stage take the next item until none is left. */
async function share<Item>(
  stages: readonly Stage[],
  items: readonly Item[],
  act: (stage: Stage, item: Item) => Promise<void>,
) {
  const left = [...items];
  await Promise.all(
    stages.map(async (stage) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(stage, item);
    }),
  );
}
