import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import type { Schools } from '../../scripts/nginx/toSchoolsConf.ts';

/** The image web that the checks run against, with buildah; without one they run the files of `deploy` in this machine's nginx. */
export const IMAGE = process.env.IMAGE;

/** buildah's own output belongs to root: the user of the image cannot open it again, as under other runtimes. */
const ACCESS_LOG = '/tmp/cloud-school/access.log';

const OPTIONS = process.env.BUILDAH_OPTIONS?.split(' ') ?? [];

function buildah(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', [...OPTIONS, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`buildah ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Runs the image with its own user on this machine's network; resolves once it answers. */
export async function startImage(image: string, { port, schools }: { port: number; schools: Schools }) {
  const container = buildah('from', image);
  const root = buildah('mount', container);
  const environment = {
    PORT: port,
    BACK_END: `http://127.0.0.1:${MACHINE_PORTS.backEnd}`,
    BACK_END_PATHS: '/media/',
    RENDERERS: `127.0.0.1:${MACHINE_PORTS.renderer}`,
    SCHOOLS: JSON.stringify(schools),
    ACCESS_LOG,
  };
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const command = ['sh', '/usr/share/cloud-school/start.sh', 'web'];
  const running = spawn(
    'buildah',
    [...OPTIONS, 'run', '--isolation', 'chroot', ...variables, container, '--', ...command],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  running.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!(await fetch(`http://127.0.0.1:${port}/__web/live`).catch(() => null))) {
    if (running.exitCode !== null) throw new Error(`The image ended: ${said}`);
    await setTimeout(100);
  }
  return {
    readAccessLog: () => readFileSync(`${root}${ACCESS_LOG}`, 'utf8'),
    readErrorLog: () => said,
    refuseBodies: () => undefined,
    stop: async () => {
      const ended = once(running, 'exit');
      process.kill(Number(readFileSync(`${root}/tmp/cloud-school/nginx.pid`, 'utf8')), 'SIGQUIT');
      await ended;
      buildah('rm', container);
    },
  };
}
