/**
 * `pnpm chaos`: every path of both shells, with every call that it makes failing in every way, and on odd devices.
 * Needs built apps (`pnpm check build`). `--seed N --sample M` tries M loads of them, `--shell`, `--path`, `--call` and
 * `--fault` (a fault or a device) narrow, `--pages N` opens that many pages beside each other. Ends with 1 when there is a finding.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { PATHS } from '../journeys/sampleAddress.ts';
import { findFrames, listLoads, nameOf } from './chooseLoads.ts';
import type { Load } from './openStage.ts';
import { printFindings, type Finding } from './printFindings.ts';
import { tryShell } from './tryShell.ts';

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

function isWanted(load: Load): boolean {
  const { unkind } = load;
  if (values.fault && nameOf(load) !== values.fault) return false;
  return !values.call || (unkind !== null && 'call' in unkind && unkind.call.includes(values.call));
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

const startedAt = performance.now();
const findings: Finding[] = [];
let count = 0;
for (const shell of shells) {
  const result = await tryShell(browser, shell, {
    paths,
    isWanted,
    size: values.sample ? Math.ceil(Number(values.sample) / shells.length) : undefined,
    seed: Number(values.seed),
    pages: Number(values.pages),
    onCalm: (calm) => {
      console.log(`${shell}: ${listLoads(calm).length} unkind loads of ${calm.size} paths`);
      for (const [name, { paths, calls }] of findFrames(calm))
        console.log(
          `${shell}: calls of the frame '${name}', once for its ${paths.length} paths: ${calls.join(', ')}`,
        );
    },
    onFinding: ({ key, text }) => console.log(`✗ ${shell} ${key}: ${text}`),
  });
  findings.push(...result.findings);
  count += result.count;
}
await browser.close();
printFindings(findings);
console.log(
  `${count} loads in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${findings.length} findings`,
);
process.exit(findings.length > 0 ? 1 : 0);
