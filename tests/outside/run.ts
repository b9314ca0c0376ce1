/**
 * `pnpm verify:release packages outside`: packs the packages, installs them with npm from a registry of its own in fresh folders outside the
 * workspace, as hosts would, type-checks them with every library's types, builds, opens and runs them. Needs a registry for the other
 * dependencies. `node tests/outside/run.ts form node` tries only the hosts of these names. Ends with 1 when one fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@cloud-school/sandbox/server';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { ELEMENT_HOSTS } from './ELEMENT_HOSTS.ts';
import { PAGE_HOSTS } from './PAGE_HOSTS.ts';
import { startRegistry } from './startRegistry.ts';
import type { Trial } from './Trial.ts';
import { tryElements } from './tryElements.ts';
import { tryNext } from './tryNext.ts';
import { tryPage } from './tryPage.ts';
import { tryAdapters, tryScripts } from './tryScripts.ts';

const words = process.argv.slice(2);
const failures: string[] = [];
const skipped: string[] = [];

/** Tries a host in a folder of its own, which stays when it fails. */
async function tryHost(name: string, run: (trial: Trial) => Promise<void>): Promise<void> {
  if (words.length > 0 && !words.includes(name)) return;
  console.log(`\n▶ ${name}`);
  const folder = mkdtempSync(join(tmpdir(), `cloud-school-outside-${name}-`));
  let startedAt = performance.now();
  const pass = (sentence: string) => {
    console.log(`  ✓ ${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    startedAt = performance.now();
  };
  try {
    await run({ folder, pass, skip: (sentence) => void skipped.push(sentence) });
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    failures.push(name);
    console.log(`  ✗ in ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const server = await startServer({ port: 0 });
process.env.SCHOOL_SERVER = server.url;
const registry = await startRegistry();
process.env.REGISTRY = registry.url;
const executablePath = findChromium();
const browser = executablePath ? await chromium.launch({ executablePath, args: CHROMIUM_ARGS }) : null;
if (!browser) skipped.push('There is no Chromium on this machine: the built pages were not opened.');

for (const host of PAGE_HOSTS) await tryHost(host.name, (trial) => tryPage(host, trial, browser));
await tryHost('next', (trial) => tryNext(trial, browser));
for (const host of ELEMENT_HOSTS) await tryHost(host.name, (trial) => tryElements(host, trial, browser));
await tryHost('adapters', tryAdapters);
await tryHost('node', (trial) => tryScripts(trial, server.url));

await browser?.close();
await server.close();
registry.close();
for (const sentence of skipped) console.log(`\n! ${sentence}`);
console.log(failures.length > 0 ? `\n✗ failed: ${failures.join(', ')}` : '\n✓ every host passed');
process.exit(failures.length > 0 ? 1 : 0);
