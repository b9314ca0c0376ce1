/** `npm start`: the sandbox, both shells and Storybook, as children of this one process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './freePort.ts';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);
process.loadEnvFile(existsSync('.env') ? '.env' : '.env.example');

const children: ChildProcess[] = [];
let isStopping = false;

function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  // Node ends by itself, with this code, as soon as the last child is gone.
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 2000).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

function start(name: string, script: string, args: string[], cwd = root) {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const say = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.trim()) console.log(`[${name}] ${line}`);
  };
  if (name === 'sandbox') child.stdout.on('data', say);
  child.stderr.on('data', say);
  child.once('exit', (code) => {
    if (!isStopping) {
      console.error(`[${name}] ended (${code}); stopping the rest.`);
      stop(1);
    }
  });
  children.push(child);
}

async function answers(url: string) {
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp || isStopping) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
}

const [sandbox, portal, kingdee, storybook] = [
  await freePort(8787),
  await freePort(5173),
  await freePort(5273),
  await freePort(6006),
];
process.env.SANDBOX_URL = `http://localhost:${sandbox}`;
process.env.CLOUD_SCHOOL_MOBILE_APP_ADDRESS ||= `http://m.localhost:${sandbox}/__sandbox/mobile/{line}?tenantId={tenantId}`;
process.env.CLOUD_SCHOOL_SSO_ADDRESS ||= `http://sso.localhost:${sandbox}/__sandbox/sso`;
const vite = `${root}node_modules/vite/bin/vite.js`;

start('sandbox', 'packages/sandbox/src/server/main.ts', [
  '--port',
  String(sandbox),
  ...process.argv.slice(2),
]);
start('portal', vite, ['--port', String(portal), '--strictPort'], `${root}apps/portal`);
start('kingdee', vite, ['--port', String(kingdee), '--strictPort'], `${root}apps/kingdee`);
start('storybook', `${root}node_modules/storybook/dist/bin/dispatcher.js`, [
  'dev',
  '--port',
  String(storybook),
  '--exact-port',
  '--no-open',
  '--no-version-updates',
]);

await Promise.all(
  [
    `http://localhost:${sandbox}/__sandbox`,
    `http://localhost:${portal}`,
    `http://localhost:${kingdee}`,
    `http://localhost:${storybook}/index.json`,
  ].map(answers),
);

if (!isStopping)
  console.log(`
Cloud School is up.

  School portal   http://yunfan.localhost:${portal}
  Kingdee shell   http://kingdee.localhost:${kingdee}
  Storybook       http://localhost:${storybook}
  Sandbox         http://localhost:${sandbox}/__sandbox   (accounts, SMS codes, switches)

Ctrl-C stops everything.
`);
