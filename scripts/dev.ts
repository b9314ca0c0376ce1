/** `npm start`: runs the sandbox, the apps, Storybook and the documents as children of this process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { makeSeed } from '../packages/sandbox/src/seed/makeSeed.ts';
import { registrationSchoolsOf } from '../packages/sandbox/src/seed/registrationSchools.ts';
import { SIGNING } from '../packages/sandbox/src/seed/students.ts';
import { freePort } from './freePort.ts';
import { type App, readApps } from './readApps.ts';

const root = new URL('..', import.meta.url).pathname;
process.chdir(root);
process.loadEnvFile(existsSync('.env') ? '.env' : '.env.example');

const children: ChildProcess[] = [];
let isStopping = false;

function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  // Node exits with this code once the last child has ended, or below after two seconds.
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 2000).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

function start(name: string, script: string, args: string[], cwd = root, env = process.env) {
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const print = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.trim()) console.log(`[${name}] ${line}`);
  };
  // The others repeat their addresses, which are printed once below.
  if (name === 'sandbox') child.stdout.on('data', print);
  child.stderr.on('data', print);
  child.once('exit', (code) => {
    if (!isStopping) {
      console.error(`[${name}] ended with code ${code}: stopping the others.`);
      stop(1);
    }
  });
  children.push(child);
}

async function waitUntilUp(url: string) {
  for (;;) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp || isStopping) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const SANDBOX_HOSTS = new Set(makeSeed(Date.now()).schools.map(({ preDomain }) => preDomain));
const APPS: (App & { port: number })[] = [];
for (const [index, app] of readApps().entries())
  APPS.push({ ...app, port: await freePort(5173 + 100 * index) });
const sandboxPort = await freePort(8787);
const storybookPort = await freePort(6006);
const documentsPort = await freePort(5900);
process.env.SANDBOX_URL = `http://localhost:${sandboxPort}`;
process.env.CLOUD_SCHOOL_MOBILE_APP_ADDRESS ||= `http://m.localhost:${sandboxPort}/__sandbox/mobile/{line}?tenantId={tenantId}`;
process.env.CLOUD_SCHOOL_DOCUMENT_VIEWER_ADDRESS ||= `http://docs.localhost:${sandboxPort}/media/viewer/document.html?src={address}`;
process.env.CLOUD_SCHOOL_SSO_ADDRESS ||= `http://sso.localhost:${sandboxPort}/__sandbox/sso`;

// A school without content of its own has that of yunfan under the name of the shell that shows it.
const namedSchools = APPS.filter(({ school }) => !SANDBOX_HOSTS.has(school));
start('sandbox', 'packages/sandbox/src/server/main.ts', [
  '--port',
  String(sandboxPort),
  ...namedSchools.flatMap(({ school, title }) => ['--school', `${school}=${title}`]),
  ...process.argv.slice(2),
]);
for (const { name, port, school } of APPS) {
  start(
    name,
    `${root}node_modules/vite/bin/vite.js`,
    ['--port', String(port), '--strictPort'],
    `${root}apps/${name}`,
    {
      ...process.env,
      CLOUD_SCHOOL_REGISTRATION_SCHOOLS:
        process.env.CLOUD_SCHOOL_REGISTRATION_SCHOOLS || registrationSchoolsOf(school),
    },
  );
}
start('storybook', `${root}node_modules/storybook/dist/bin/dispatcher.js`, [
  'dev',
  '--port',
  String(storybookPort),
  '--exact-port',
  '--no-open',
  '--no-version-updates',
]);

await Promise.all([
  waitUntilUp(`http://localhost:${sandboxPort}/__sandbox`),
  ...APPS.map(({ port }) => waitUntilUp(`http://localhost:${port}`)),
  waitUntilUp(`http://localhost:${storybookPort}/index.json`),
]);

if (!isStopping) {
  // Last, so that the shells and Storybook are not up later for it.
  start(
    'documents',
    `${root}node_modules/vitepress/bin/vitepress.js`,
    ['dev', 'docs-site', '--port', String(documentsPort), '--strictPort'],
    root,
    { ...process.env, STORYBOOK: `http://localhost:${storybookPort}` },
  );
  console.log(`
Cloud School is up.

${APPS.map(({ title, school, port }) => `  ${title.padEnd(15)} http://${school}.localhost:${port}`).join('\n')}
${APPS.flatMap(({ title, school, flag }) => (flag ? `  in its look     http://${school}.localhost:${APPS[0]?.port}/?${flag}=1   (${title} in the standard shell)` : [])).join('\n')}
  Storybook       http://localhost:${storybookPort}
  Documents       http://localhost:${documentsPort}   (a few seconds later)
  Sandbox         http://localhost:${sandboxPort}/__sandbox   (accounts, SMS codes, switches)

  Signing in      http://${APPS[0]?.school}.localhost:${APPS[0]?.port}/study/training-class?classId=${SIGNING.classId}
                  as ${SIGNING.mobile} / ${SIGNING.password}: at any hour a lesson of each kind of attendance is open,
                  one ends within two minutes, some have just ended

Ctrl-C stops everything.
`);
}
