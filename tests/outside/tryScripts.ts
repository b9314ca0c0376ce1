import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, OUTSIDE_PATH } from './call.ts';
import { installHost } from './installHost.ts';
import { readmeExample } from './readmeExample.ts';
import type { Trial } from './Trial.ts';

const PACKAGES = ['validators', 'domain', 'api-client', 'engine'];
const NODE_VERSIONS = [20, 24];

/** 手机,姓名 / 1380013800,李四 in GBK, as a Chinese spreadsheet writes it. */
const ROSTER = Buffer.from('cad6bbfa2cd0d5c3fb0a313338303031333830302cc0eecbc40a', 'hex');

/** Runs the first examples of the READMEs in Node against the sandbox, and the command of the validators. */
export async function tryScripts({ folder, pass, skip }: Trial, server: string): Promise<void> {
  await installHost(folder, { kind: 'script', packages: PACKAGES, dependencies: [] });
  pass('installed with npm');

  for (const name of PACKAGES) {
    const { code } = readmeExample(folder, { packageName: `@cloud-school/${name}` });
    writeFileSync(join(folder, `src/${name}.ts`), code);
  }
  await call(folder, 'tsc', ['-p', '.']);
  pass('tsc: 0 errors, the types of all libraries included');

  const nodes = findNodes();
  for (const version of NODE_VERSIONS) {
    const node = nodes.get(version);
    if (node) {
      await tryExamples(folder, node, server);
      pass(`the examples of the READMEs run on Node ${version}`);
    } else skip(`There is no Node ${version} on the PATH: the examples were not run on it.`);
  }

  writeFileSync(join(folder, 'roster.csv'), ROSTER);
  const command = ['@cloud-school/validators', 'check', 'roster.csv', '--rules', 'mobile=手机'];
  const result = await call(folder, 'npx', command).catch(String);
  if (!result.includes('手机格式不正确')) throw new Error(`The command found no wrong number:\n${result}`);
  pass('the command finds the wrong number in a GBK file');
}

/** Examples of the validators with a form library's or a server's types, and what they print. */
const ADAPTERS = ['element-plus', 'vant', 'class-validator', 'ajv'];

/** Compiles the examples of the README of the validators with the libraries' own types, and runs those of a server. */
export async function tryAdapters({ folder, pass }: Trial): Promise<void> {
  const dependencies = ['element-plus@2.14.8', 'vant@4.10.2', 'vue', 'class-validator', 'ajv'];
  await installHost(folder, { kind: 'script', packages: ['validators'], dependencies });
  pass('installed with npm');
  for (const block of ADAPTERS) {
    const { code } = readmeExample(folder, { packageName: '@cloud-school/validators', block });
    writeFileSync(join(folder, `src/${block}.ts`), code);
  }
  // The types of Vue's libraries name those of the browser, and do not compile with every library's types.
  const options = ['--experimentalDecorators', '--skipLibCheck', '--lib', 'ES2023,DOM'];
  await call(folder, 'tsc', ['-p', '.', ...options]);
  pass('tsc: 0 errors');
  for (const [block, message] of [
    ['class-validator', '手机格式不正确'],
    ['ajv', '身份证格式不正确'],
  ]) {
    const printed = await call(folder, 'node', [`out/${block}.js`]);
    if (!printed.includes(String(message))) throw new Error(`The example of ${block} printed: ${printed}`);
  }
  pass('the decorator and the keyword refuse a wrong value');
}

const majorOf = (program: string) =>
  Number(/^v(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]);

/** Node programs by major version: the one that runs this script, and those on the PATH. */
function findNodes(): Map<number, string> {
  const onPath = OUTSIDE_PATH.map((folder) => join(folder, 'node')).filter((program) => existsSync(program));
  return new Map([...onPath, process.execPath].map((program) => [majorOf(program), program]));
}

async function tryExamples(folder: string, node: string, server: string): Promise<void> {
  const run = (name: string) => call(folder, node, [`out/${name}.js`], { SCHOOL_SERVER: server });
  await run('validators');
  const notices = await run('api-client');
  if (!/[\u4e00-\u9fff]{4}/.test(notices)) throw new Error(`The client printed no notice: ${notices}`);
  const exam = await run('engine');
  if (!/answered: 4,\s+unanswered: 0/.test(exam)) throw new Error(`The exam printed: ${exam}`);
  // A second run answers the test from its beginning.
  await fetch(`${server}/__sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
}
