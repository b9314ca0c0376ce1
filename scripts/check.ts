/** `npm test`: every check in turn, with its time; the names of those that failed come last. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);
process.env.CHROMIUM = ensureChromium();

const STEPS: [name: string, command: string][] = [
  ['types', 'tsc -p .'],
  ['lint', 'oxlint --type-aware --quiet'],
  ['format', 'oxfmt --check .'],
  ['unit tests', 'vitest run --project unit'],
  ['validators build', 'pnpm --filter @cloud-school/validators run build'],
  ['portal build', 'pnpm --filter @cloud-school/portal run build'],
  ['kingdee build', 'pnpm --filter @cloud-school/kingdee run build'],
  // A browser that has shown a hundred stories is a slow one: each third gets its own.
  ['story tests 1', 'vitest run --project storybook --shard 1/3'],
  ['story tests 2', 'vitest run --project storybook --shard 2/3'],
  ['story tests 3', 'vitest run --project storybook --shard 3/3'],
  ['storybook build', 'storybook build --quiet --output-dir storybook-static'],
  ['journeys and budgets', 'pnpm --dir tests exec playwright test'],
];

const only = process.argv.slice(2);
const failed: string[] = [];
let passed = 0;
for (const [name, command] of STEPS) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const startedAt = performance.now();
  console.log(`\n▶ ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) passed += 1;
  else failed.push(name);
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nchecks: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
