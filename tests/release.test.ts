import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = new URL('../deploy/release.sh', import.meta.url).pathname;
let folder = '';
let root = '';

/** Copies a build as the guide does, and keeps it; later releases are newer by a day. */
function deploy(name: string, day: number, files: string[]): void {
  for (const file of files) writeFileSync(join(root, 'assets', file), name);
  writeFileSync(join(root, 'exam-worker.js'), name);
  writeFileSync(join(root, 'index.html'), name);
  const input = files.map((file) => `./${file}\n`).join('');
  execFileSync('sh', [SCRIPT, 'keep', root, name], { input });
  utimesSync(join(`${root}-releases`, name), day * 86_400, day * 86_400);
}

const served = (file: string) => readFileSync(join(root, file), 'utf8');
const has = (file: string) => existsSync(join(root, file));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloud-school-release-'));
  root = join(folder, 'portal');
  mkdirSync(join(root, 'assets'), { recursive: true });
  deploy('one', 1, ['react-a.js', 'home-1.js']);
  deploy('two', 2, ['react-a.js', 'home-2.js']);
  deploy('three', 3, ['react-b.js', 'home-3.js']);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => spawnSync('sh', [SCRIPT, ...args], { input: '' }).status;

test('an earlier release is served again with its worker, and its files are there', () => {
  expect(run('back', root, 'one')).toBe(0);
  expect([served('index.html'), served('exam-worker.js')]).toEqual(['one', 'one']);
  expect(has('assets/home-1.js')).toBe(true);
  expect(run('back', root, 'none')).toBe(1);
  expect(served('index.html')).toBe('one');
});

test('files that no kept release names are deleted, those that an older one shares stay', () => {
  expect(run('prune', root, '2')).toBe(0);
  expect(
    ['react-a.js', 'home-1.js', 'home-2.js', 'react-b.js', 'home-3.js'].map((file) => has(`assets/${file}`)),
  ).toEqual([true, false, true, true, true]);
  expect(has('../portal-releases/one')).toBe(false);
  expect(has('../portal-releases/two')).toBe(true);
});

test('nothing is deleted where no release was kept', () => {
  rmSync(`${root}-releases`, { recursive: true });
  expect(run('keep', root, 'without names')).toBe(1);
  expect(run('prune', root, '2')).toBe(1);
  expect(has('assets/home-1.js')).toBe(true);
});
