/**
 * `pnpm packages:registry`: tries a release once. What is committed is packed and published into a registry on this machine,
 * installed in an empty project, raised to the next version by changesets, published again, and the project takes the
 * upgrade. Needs the network for the registry's own program and for the other dependencies. Ends with 1 when a step fails.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReleasedPackages } from '../../scripts/packages/readReleasedPackages.ts';
import { call } from '../outside/call.ts';
import { findMetadataProblems, findWrongVersions } from './checkRegistry.ts';
import { makeCopy, pack, publish, raiseVersions, versionOf } from './releaseFromCopy.ts';
import { startRegistry } from './startRegistry.ts';

const PEERS = ['react', 'react-dom', 'styled-components', 'react-router-dom', 'swr'];

const names = readReleasedPackages().map(({ name }) => name);
const parent = mkdtempSync(join(tmpdir(), 'cloud-school-registry-'));
const [copy, host] = [join(parent, 'copy'), join(parent, 'host')];
mkdirSync(host);

/** Does a step and prints how long it took. */
async function step<Result>(sentence: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  console.log(`✓ ${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const registry = await step('a registry is up', () => startRegistry(join(parent, 'registry')));
try {
  await step('what is committed is copied and installed', () => makeCopy(copy));
  const first = versionOf(copy);
  await step(`${first} is built, packed and checked`, () => pack(copy));
  await step(`${first} is published`, () => publish(copy, registry));

  writeFileSync(join(host, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(host, '.npmrc'), registry.npmrc);
  cpSync(join(import.meta.dirname, 'host.mjs'), join(host, 'host.mjs'));
  const install = (specifiers: string[]) =>
    call(host, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...specifiers]);
  await step(`an empty project installs ${first}`, () => install([...names, ...PEERS]));
  await step('a few lines of each package run', () => call(host, 'node', ['host.mjs']));

  await step('changesets raise the versions', () => raiseVersions(copy));
  const next = versionOf(copy);
  if (next === first) throw new Error(`The version is still ${first}.`);
  await step(`${next} is built, packed and checked`, () => pack(copy));
  await step(`${next} is published`, () => publish(copy, registry));

  await step(`the project goes from ${first} to ${next}`, async () => {
    await install(names.map((name) => `${name}@latest`));
    refuse(findWrongVersions(host, names, next));
  });
  await step('the same lines run', () => call(host, 'node', ['host.mjs']));
  await step('the registry has what the tarballs say', async () => {
    const { problems, notes } = await findMetadataProblems(registry.address, names, [first, next]);
    for (const note of notes) console.log(`! ${note}`);
    refuse(problems);
  });
  rmSync(parent, { recursive: true, force: true });
} catch (error) {
  console.log(`✗ in ${parent}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await registry.stop();
}
