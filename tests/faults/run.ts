/**
 * `pnpm verify:release faults`: every page of both shells, with every call that it makes failing in every way, and on odd
 * devices (docs/how-to/try-faults.md). Needs built apps. `--sample 200 --seed 7` tries 200 loads, `--shell`, `--path` and
 * `--only` (a word of the load's name) narrow. Ends with 1 when there is a problem.
 */
import { parseArgs } from 'node:util';
import { launchChromium } from '../../scripts/chromium.ts';
import { PATHS } from '../journeys/sampleAddress.ts';
import { tryShell } from './tryShell.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: 'Infinity' },
    shell: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
await using browser = await launchChromium();
for (const shell of ['portal', 'kingdee'] as const) {
  if (values.shell && values.shell !== shell) continue;
  const { count, problems } = await tryShell(browser, shell, {
    paths: PATHS.filter((path) => !values.path || path === values.path),
    only: values.only,
    size: Number(values.sample),
    seed: Number(values.seed),
    onProblem: (problem) => console.log(`✗ ${shell} ${problem}`),
  });
  console.log(`${shell}: ${count} loads, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
