/**
 * `systemctl` of a machine without systemd: starts what the units of `deploy` say, with their files, environment, credentials and folders, as a
 * user without rights. Their sandbox and their limits of memory are systemd's.
 */
import { spawn } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const UNITS = '/etc/systemd/system';
const STATE = '/run/machine';
const NOBODY = 65_534;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [verb = '', unit = ''] = words;
const wanted = `${UNITS}/multi-user.target.wants/${unit}`;
const pidFile = unit === 'nginx' ? '/run/nginx.pid' : `${STATE}/${unit}.pid`;

function isRunning(): boolean {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
  return pid !== '' && existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** All values of a unit and of its drop-ins, by key. */
function readUnit(): (key: string) => string[] {
  const [name = '', instance = ''] = unit.split('@');
  const file = `${UNITS}/${name}${instance ? '@' : ''}.service`;
  const dropIns = [`${file}.d`, `${UNITS}/${unit}.service.d`].flatMap((folder) =>
    globSync(`${folder}/*.conf`),
  );
  const lines = [file, ...dropIns.toSorted()].flatMap((each) => readFileSync(each, 'utf8').split('\n'));
  return (key) =>
    lines.flatMap((line) =>
      line.startsWith(`${key}=`) ? [line.slice(key.length + 1).replaceAll('%i', instance)] : [],
    );
}

function start(): void {
  const own = (path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  if (unit === 'nginx') {
    spawn('nginx', [], { stdio: 'inherit' });
    return;
  }
  const valuesOf = readUnit();
  const environment: Record<string, string> = {
    PATH: '/usr/bin:/bin',
    CREDENTIALS_DIRECTORY: `${STATE}/credentials/${unit}`,
    STATE_DIRECTORY: `/run/state/${valuesOf('StateDirectory')[0]}`,
  };
  for (const text of valuesOf('Environment')) {
    const [name = '', value = ''] = text.split(/=(.*)/);
    environment[name] = value;
  }
  for (const credential of valuesOf('LoadCredential')) {
    const [id = '', path = ''] = credential.split(':');
    const copy = own(`${environment.CREDENTIALS_DIRECTORY}/${id}`);
    copyFileSync(path, copy);
    chownSync(copy, NOBODY, NOBODY);
  }
  mkdirSync(environment.STATE_DIRECTORY ?? '', { recursive: true });
  chownSync(environment.STATE_DIRECTORY ?? '', NOBODY, NOBODY);
  const [program = '', ...args] = (valuesOf('ExecStart').at(-1) ?? '')
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '')
    .split(' ');
  const log = openSync(own(`${STATE}/${unit}.log`), 'a');
  const child = spawn(program, args, {
    cwd: valuesOf('WorkingDirectory').at(-1),
    env: environment,
    uid: NOBODY,
    gid: NOBODY,
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(own(pidFile), String(child.pid));
  child.unref();
}

async function stop(): Promise<void> {
  if (!isRunning()) return;
  process.kill(Number(readFileSync(pidFile, 'utf8')), unit === 'nginx' ? 'SIGQUIT' : 'SIGTERM');
  while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 20));
  rmSync(pidFile, { force: true });
}

const VERBS: Record<string, () => unknown> = {
  'daemon-reload': () => undefined,
  enable: () => {
    mkdirSync(dirname(wanted), { recursive: true });
    writeFileSync(wanted, '');
    return isRunning() || start();
  },
  start: () => isRunning() || start(),
  stop,
  restart: () => stop().then(start),
  reload: () => (isRunning() ? process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGHUP') : start()),
};
await VERBS[verb]?.();
