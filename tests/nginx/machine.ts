import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import type { Schools } from '../../scripts/nginx/toSchoolsConf.ts';
import { copyRenamed } from '../journeys/copyRenamed.ts';
import { IMAGE, startImage } from './startImage.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const CONF = '/etc/nginx/cloud-school';
export const SITE = '/srv/cloud-school/portal';

/** Where visitors come; beside an image, which has an address of its own elsewhere, the back end has its port. */
export const WEB_PORT = IMAGE ? 8081 : MACHINE_PORTS.web;

const WANTS = '/etc/systemd/system/multi-user.target.wants';

/** What a guide's commands need of the machine: a server that is this one, and packages that are there. */
const COMMANDS: Record<string, string> = {
  ssh: 'shift; exec sh -c "$*"',
  'apt-get': '',
  // The question that release.sh asks most needs no program.
  systemctl: `for unit; do :; done; case "$*" in *is-enabled*) [ -e ${WANTS}/"$unit" ]; exit ;; esac
exec "${process.execPath}" "${ROOT}tests/nginx/systemctl.ts" "$@"`,
  pnpm: `exec "${process.execPath}" "${ROOT}scripts/write.ts" nginx "$3"`,
};

const PATH = `/run/bin:/usr/sbin:/usr/bin:/bin:${process.env.PATH}`;

/** Runs a command of the server; resolves with its output. */
export async function runOnServer(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd: ROOT, env: { ...process.env, PATH } });
  return stdout;
}

/** Runs the commands that a guide has below a heading, as they are. */
async function followGuide(guide: string, heading: string): Promise<void> {
  const text = readFileSync(`${ROOT}docs/how-to/${guide}`, 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const blocks = [
    ...section
      .split(/^#/m, 1)
      .join('')
      .matchAll(/^( *)```sh\n(.*?)^\1```/gms),
  ];
  if (blocks.length === 0) throw new Error(`${guide} has no commands below '${heading}'.`);
  for (const [, , commands = ''] of blocks) await runOnServer('sh', '-ec', commands);
}

export const release = async (verb: string, ...rest: string[]) =>
  await runOnServer('sh', '/srv/cloud-school/release.sh', verb, SITE, ...rest);

/** Packs a built shell and copies it, as the guide does; `release` serves it. */
export async function copyRelease(name: string, shell = 'apps/portal'): Promise<void> {
  await runOnServer('sh', 'deploy/release.sh', 'pack', shell, '/srv/schools', `${SITE}/incoming/${name}`);
}

/** A build of other sources: files with hashed names have others. */
export function buildNext(): string {
  const [shell, next] = [`${ROOT}apps/portal`, '/srv/next'];
  for (const part of ['dist-server', 'maps'])
    cpSync(`${shell}/${part}`, `${next}/${part}`, { recursive: true });
  copyRenamed(`${shell}/dist`, `${next}/dist`);
  return next;
}

/** Changes what belongs to the machine in a file of `deploy`, and has nginx read it. */
export async function fitConf(name: string, given: string, own: string): Promise<void> {
  const text = readFileSync(`${CONF}/${name}`, 'utf8');
  if (!text.includes(given)) throw new Error(`${name} has no '${given}'.`);
  writeFileSync(`${CONF}/${name}`, text.replaceAll(given, own));
  await runOnServer('nginx', '-t', '-q');
  await runOnServer('systemctl', 'reload', 'nginx');
}

export async function untilAnswered(port: number, path: string): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.ok) await setTimeout(50);
}

/**
 * A server of its own, which run.ts gives this process: the guide to deploy sets it up from the files of `deploy`, at their ports and
 * addresses. `parts` are those of other guides and headings. With IMAGE, the image stands in its place.
 */
export async function startMachine(schools: Schools, parts: [guide: string, heading: string][] = []) {
  if (IMAGE) return await startImage(IMAGE, { port: WEB_PORT, schools });
  mkdirSync('/run/bin', { recursive: true });
  for (const [name, lines] of Object.entries(COMMANDS))
    writeFileSync(`/run/bin/${name}`, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  mkdirSync('/srv/schools', { recursive: true });
  writeFileSync('/srv/schools/schools.json', JSON.stringify(schools));
  for (const [guide, heading] of [['deploy.md', '## With nginx'], ...parts] as const)
    await followGuide(guide, heading);
  await untilAnswered(WEB_PORT, '/index.html');
  return {
    readAccessLog: () => readFileSync('/var/log/nginx/cloud-school.log', 'utf8'),
    readErrorLog: () => readFileSync('/var/log/nginx/cloud-school-error.log', 'utf8'),
    /** A long request can no longer be buffered, as on a full disk. */
    refuseBodies: () => chmodSync('/var/lib/nginx/body', 0o000),
    stop: async () => {
      const units = existsSync(WANTS) ? readdirSync(WANTS) : [];
      for (const unit of [...units, 'cloud-school-renderer@canary', 'nginx'])
        await runOnServer('systemctl', 'stop', unit);
      chmodSync('/var/lib/nginx/body', 0o700);
      for (const folder of [
        '/srv',
        CONF,
        '/etc/systemd/system',
        '/var/cache',
        '/var/log/nginx',
        '/run/state',
      ])
        await runOnServer('sh', '-c', `rm -rf ${folder}/* ${folder}/.[!.]*`);
    },
  };
}
