/**
 * `pnpm chaos`: every path of both shells, with every call that it makes failing in every way, and on odd devices.
 * Needs built apps (`pnpm check build`). `--seed N --sample M` tries M loads of them, `--shell`, `--path`, `--call` and
 * `--fault` (a fault or a device) narrow, `--pages N` opens that many pages beside each other. Ends with 1 when there is a finding.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { openSchool, type Shell } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG, PATHS } from '../journeys/sampleAddress.ts';
import { listLoads, nameOf, sample } from './chooseLoads.ts';
import { type Load, openStage, type Stage } from './openStage.ts';
import { printFindings, type Finding } from './printFindings.ts';
import type { Scene } from './readScene.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    shell: { type: 'string' },
    path: { type: 'string' },
    call: { type: 'string' },
    fault: { type: 'string' },
    pages: { type: 'string', default: '8' },
  },
});
const shells = (['portal', 'kingdee'] as const).filter((shell) => !values.shell || values.shell === shell);
const paths = PATHS.filter((path) => !values.path || path === values.path);
const pages = Number(values.pages);

const keyOf = ({ path, unkind }: Load) =>
  `${path} ${unkind && 'call' in unkind ? unkind.call : ''} ${nameOf({ path, unkind })}`;

function isWanted(load: Load): boolean {
  const { unkind } = load;
  if (values.fault && nameOf(load) !== values.fault) return false;
  return !values.call || (unkind !== null && 'call' in unkind && unkind.call.includes(values.call));
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

/** Lets each stage take the next item until none is left. */
async function share<Item>(stages: Stage[], items: Item[], act: (stage: Stage, item: Item) => Promise<void>) {
  const left = [...items];
  await Promise.all(
    stages.map(async (stage) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(stage, item);
    }),
  );
}

async function tryShell(shell: Shell): Promise<{ findings: Finding[]; count: number }> {
  const school = await openSchool(shell, EXAMPLE_CONFIG);
  const stages = Array.from({ length: pages }, () => openStage(browser, school, shell));
  const calm = new Map<string, Scene>();
  const findings: Finding[] = [];
  try {
    await share(stages, paths, async (stage, path) => {
      calm.set(path, await stage.calm(path));
    });
    const all = [...calm].flatMap(([path, scene]) => listLoads(path, scene)).filter(isWanted);
    const loads = values.sample
      ? sample(all, Math.ceil(Number(values.sample) / shells.length), Number(values.seed), keyOf)
      : all;
    await share(stages, loads, async (stage, load) => {
      const scene = calm.get(load.path);
      if (!scene) return;
      const found = await stage.judge(load, scene).catch((error: unknown) => [`harness: ${String(error)}`]);
      for (const text of found) {
        const finding = { shell, path: load.path, name: nameOf(load), key: keyOf(load), text };
        findings.push(finding);
        console.log(`✗ ${shell} ${finding.key}: ${text}`);
      }
    });
    return { findings, count: loads.length };
  } finally {
    for (const stage of stages) await stage.close();
    await school.close();
  }
}

const startedAt = performance.now();
const findings: Finding[] = [];
let count = 0;
for (const shell of shells) {
  const result = await tryShell(shell);
  findings.push(...result.findings);
  count += result.count;
}
await browser.close();
printFindings(findings);
console.log(
  `${count} loads in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${findings.length} findings`,
);
process.exit(findings.length > 0 ? 1 : 0);
