import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('startWatchdog.ts', import.meta.url).href;

/** Runs code in a process with a watchdog of 400 ms. */
const run = (code: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { startWatchdog } from '${MODULE}'; startWatchdog(400); ${code}`],
    {
      timeout: 20_000,
    },
  );

test('a process that hangs is ended', () => {
  const { signal, error } = run('setTimeout(() => { for (;;); }, 100);');
  expect([signal, error]).toEqual(['SIGKILL', undefined]);
});

test('a process that answers goes on, and ends by itself', () => {
  expect(run('setTimeout(() => {}, 1500);')).toMatchObject({ status: 0, signal: null });
});
