import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort.ts';
import { call, outsideEnvironment } from '../outside/call.ts';

/** Installed on demand: it is heavy, and nothing else needs it. Its dependencies ask for a tag that mirrors may lack. */
const PROGRAM = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** The packages of this repository, and nothing from elsewhere: the other dependencies come from the host's own registry. */
const settings = (folder: string) => `
storage: ${folder}/storage
max_body_size: 50mb
auth: { htpasswd: { file: ${folder}/htpasswd } }
packages:
  '@cloud-school/*': { access: $all, publish: $all, unpublish: $all }
log: { type: stdout, format: pretty, level: warn }
`;

/** A registry of packages on this machine, empty at first. */
export interface Registry {
  address: string;
  folder: string;
  /** An `.npmrc` for a folder that publishes or installs: the scope of this repository, and a token, which npm asks for. */
  npmrc: string;
  stop: () => Promise<void>;
}

/** Starts a registry on a free port, with its files in the folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(PROGRAM));
  await call(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  writeFileSync(join(folder, 'settings.yaml'), settings(folder));
  const port = await freePort(4873);
  const log = openSync(join(folder, 'log'), 'w');
  const args = ['node_modules/verdaccio/bin/verdaccio', '--config', 'settings.yaml', '--listen', `${port}`];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: outsideEnvironment(folder),
    stdio: ['ignore', log, log],
  });
  const address = `http://localhost:${port}/`;
  await waitUntilUp(`${address}-/ping`, child);
  return {
    address,
    folder,
    npmrc: `@cloud-school:registry=${address}\n//localhost:${port}/:_authToken=anybody\n`,
    stop: async () => {
      if (child.kill()) await once(child, 'exit');
    },
  };
}

const START_MS = 60_000;

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The registry did not start; its folder has a log.');
}
