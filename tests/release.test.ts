import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const SCRIPT = new URL('../deploy/release.sh', import.meta.url).pathname;
let folder = '';
let root = '';

/** Runs the script on a machine whose nginx and systemd write down what they are told; nginx refuses a release named in `refused`. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...args], {
    encoding: 'utf8',
    env: environment(),
  });
  return { status, stdout, stderr };
}

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${folder}/bin:${process.env.PATH}`,
  ROOT: root,
  LOG: join(folder, 'log'),
});

function setUpMachine() {
  mkdirSync(join(folder, 'bin'));
  const command = (name: string, lines: string) =>
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >>"$LOG"\n${lines}\n`, {
      mode: 0o755,
    });
  command('nginx', '! grep -q refused "$ROOT/served.conf"');
  command('systemctl', '');
}

/** Packs a build and copies it as the guide does; returns the folder where it arrived. */
function pack(name: string, assets: string[], schools = name): string {
  const built = join(folder, 'built');
  const files = {
    'dist/index.html': name,
    'dist/exam-worker.js': name,
    'dist-server/renderer.mjs': name,
    'dist-server/receiver.mjs': name,
    'maps/a.map': name,
    'schools.json': schools,
    'schools.conf': schools,
    'hosts.json': schools,
    'headers.conf': '',
    ...Object.fromEntries(assets.map((asset) => [`dist/assets/${asset}`, asset])),
  };
  const arrived = join(root, 'incoming', name);
  for (const each of [built, arrived]) rmSync(each, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(built, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  expect(run('pack', built, built, arrived)).toMatchObject({ status: 0, stderr: '' });
  return arrived;
}

function add(name: string, assets: string[], schools = name) {
  pack(name, assets, schools);
  return run('add', root, name);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const served = () =>
  ['dist/index.html', 'dist/exam-worker.js', 'dist-server/renderer.mjs', 'schools.json'].map((file) =>
    read(`current/${file}`),
  );
const assets = () => readdirSync(join(root, 'assets')).toSorted();
const releases = () => readdirSync(join(root, 'releases')).toSorted();

let start = '';

// Three releases, made once: each test begins with a copy.
beforeAll(() => {
  start = folder = mkdtempSync(join(tmpdir(), 'cloud school-release-'));
  root = join(folder, 'portal');
  setUpMachine();
  for (const [name, files] of [
    ['v1', ['react-a.js', 'home-1.js']],
    ['v2', ['react-a.js', 'home-2.js']],
    ['v3', ['react-b.js', 'home-3.js']],
  ] as const)
    add(name, [...files]);
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloud school-release-'));
  root = join(folder, 'portal');
  spawnSync('cp', ['-a', `${start}/.`, folder]);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(start, { recursive: true }));

test('a release before is served again whole, and nginx and the renderer load it, by one command', () => {
  writeFileSync(join(folder, 'log'), '');
  expect(run('back', root, 'v1').status).toBe(0);
  expect(served()).toEqual(['v1', 'v1', 'v1', 'v1']);
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toEqual([
    'nginx -t -q',
    'systemctl reload nginx',
    'systemctl --quiet is-enabled cloud-school-renderer@current',
    'systemctl restart cloud-school-renderer@current',
    // It is another one.
    'systemctl --quiet is-enabled cloud-school-receiver',
    'systemctl restart cloud-school-receiver',
    'systemctl --quiet is-enabled cloud-school-renderer@current',
    'systemctl stop cloud-school-renderer@canary',
  ]);
  expect(run('back', root, 'none').status).toBe(1);
  expect(served()[0]).toBe('v1');
});

test('nginx goes on with its connections where the configuration is the same', () => {
  add('v4', ['home-4.js'], 'v3');
  writeFileSync(join(folder, 'log'), '');
  expect(run('back', root, 'v3').status).toBe(0);
  const told = readFileSync(join(folder, 'log'), 'utf8');
  expect([
    served()[0],
    told.includes('nginx'),
    told.includes('restart cloud-school-renderer@current'),
  ]).toEqual(['v3', false, true]);
});

test('a release is tried by some visitors, then by all of them or by none', () => {
  add('v4', ['home-4.js']);
  run('back', root, 'v3');
  writeFileSync(join(folder, 'log'), '');
  expect(run('canary', root, 'v4', '10')).toMatchObject({ status: 0, stderr: '' });
  expect([served()[0], read('canary/dist/index.html')]).toEqual(['v3', 'v4']);
  expect(read('served.conf')).toContain(
    'split_clients "v4 $cloud_school_draw" $cloud_school_release {\n    10% canary;',
  );
  expect(run('list', root).stdout).toMatch(/v3 \w{8} served\nv4 \w{8} 10 %\n$/);
  expect(run('take-back', root)).toMatchObject({ status: 0, stderr: '' });
  expect([served()[0], read('served.conf').includes('canary')]).toEqual(['v3', false]);
  expect(run('canary', root, 'v4', '50').status).toBe(0);
  expect(run('prune', root, '1').status).toBe(0);
  expect(releases()).toEqual(['v3', 'v4']);
  expect(run('forward', root)).toMatchObject({ status: 0, stderr: '' });
  expect([served()[0], read('served.conf').includes('canary')]).toEqual(['v4', false]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(
    /restart cloud-school-renderer@current\n[^$]*systemctl stop cloud-school-renderer@canary\n$/,
  );
});

test.each(['0', '100', 'all', ''])("'%s' is no share", (share) => {
  expect(run('canary', root, 'v2', share).status).toBe(1);
  expect([run('forward', root).status, run('take-back', root).status, served()[0]]).toEqual([1, 1, 'v3']);
});

test('where nginx refuses a release that should be tried, nobody gets it', () => {
  add('v4', ['home-4.js'], 'refused');
  expect(run('canary', root, 'v4', '10')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('v3 is served'),
  });
  expect([served()[0], read('served.conf').includes('canary')]).toEqual(['v3', false]);
});

test('open pages of other releases still find their files', () => {
  expect(add('v3', ['react-b.js', 'home-3.js'])).toMatchObject({ status: 0, stderr: '' });
  expect(assets()).toEqual(['home-1.js', 'home-2.js', 'home-3.js', 'react-a.js', 'react-b.js']);
});

test('the release that is served outlasts a prune, with its files', () => {
  for (const name of ['v4', 'v5', 'v6']) add(name, ['react-b.js', `home-${name}.js`]);
  run('back', root, 'v1');
  expect(run('prune', root, '2')).toMatchObject({ status: 0, stderr: '' });
  expect(releases()).toEqual(['v1', 'v5', 'v6']);
  expect(assets()).toEqual(['home-1.js', 'home-v5.js', 'home-v6.js', 'react-a.js', 'react-b.js']);
  expect(run('list', root).stdout).toMatch(/^v1 \w{8} served\nv5 \w{8} \nv6 \w{8} \n$/);
});

test('a release that is added again is the newest, and its files stay', () => {
  expect(add('v1', ['react-a.js', 'home-1.js']).status).toBe(0);
  expect(run('prune', root, '2').status).toBe(0);
  expect(releases()).toEqual(['v1', 'v3']);
  expect(assets()).toEqual(['home-1.js', 'home-3.js', 'react-a.js', 'react-b.js']);
});

test('the name of a stored release is not given to another build', () => {
  expect(add('v1', ['home-9.js'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('choose another name'),
  });
  expect([served()[0], read('releases/v1/dist/assets/home-1.js')]).toEqual(['v3', 'home-1.js']);
});

test.each(['@cloud-school/portal@1.0.0', '../v1', '..', '-rf', 'a b', ''])("'%s' is no name", (name) => {
  for (const verb of ['add', 'back', 'canary'])
    expect(run(verb, root, name, '10')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is no name of a release'),
    });
  expect([served()[0], releases()]).toEqual(['v3', ['v1', 'v2', 'v3']]);
});

test.each(['0', '-1', 'all', ''])("a prune to '%s' deletes nothing", (count) => {
  expect(run('prune', root, count).status).toBe(1);
  expect(releases()).toEqual(['v1', 'v2', 'v3']);
});

test('a prune where no release is served deletes nothing', () => {
  rmSync(join(root, 'current'));
  expect(run('prune', root, '1').status).toBe(1);
  expect(releases()).toEqual(['v1', 'v2', 'v3']);
});

test.each<[what: string, spoil: (arrived: string) => void, sentence: string]>([
  ['without its list', (arrived) => rmSync(join(arrived, 'files.sha256')), 'has no files.sha256'],
  ['without a script', (arrived) => rmSync(join(arrived, 'dist/assets/home-4.js')), 'not what was packed'],
  [
    'with half a file',
    (arrived) => writeFileSync(join(arrived, 'dist/index.html'), ''),
    'not what was packed',
  ],
  ['with parts of two', (arrived) => writeFileSync(join(arrived, 'dist/assets/x.js'), ''), 'other files'],
])('a copy %s is no release', (_what, spoil, sentence) => {
  spoil(pack('v4', ['home-4.js']));
  expect(run('add', root, 'v4')).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
  expect([served()[0], releases()]).toEqual(['v3', ['v1', 'v2', 'v3']]);
});

test('on a full disk, nginx keeps what it has, and the command does not say otherwise', () => {
  const before = read('served.conf');
  // A file that cannot grow is refused as on a full disk.
  const full = `trap '' XFSZ; ulimit -f 0; exec sh "${SCRIPT}" canary "${root}" v1 10`;
  const { status, stderr } = spawnSync('sh', ['-c', full], {
    encoding: 'utf8',
    env: { ...environment(), LOG: '/dev/null' },
  });
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'this cannot be served, see above: v3 is served',
  ]);
  expect([read('served.conf'), served()[0]]).toEqual([before, 'v3']);
  expect(run('list', root).stdout).toMatch(/v3 \w{8} served\n$/);
  expect(run('back', root, 'v1').status).toBe(0);
});

test('two commands at once are one after the other', async () => {
  const both = ['v1', 'v2'].map((name) =>
    promisify(execFile)('sh', [SCRIPT, 'back', root, name], { env: environment() }),
  );
  await Promise.all(both);
  expect(new Set(served()).size).toBe(1);
  expect(read('served.conf')).toContain(served()[0]);
});

/** Commands that change something. */
const CHANGING = ['ln', 'mv', 'rm', 'touch', 'mkdir', 'find', 'nginx', 'systemctl'];

/** The machine goes down as the changing command of that number begins. */
function goDownAt(place: number): void {
  writeFileSync(join(folder, 'place'), String(place));
  for (const name of CHANGING) {
    const told = ['nginx', 'systemctl'].includes(name) ? ':' : `PATH="${process.env.PATH}" exec ${name} "$@"`;
    writeFileSync(
      join(folder, 'bin', name),
      `#!/bin/sh\nread -r left <"$PLACE"\necho $((left - 1)) >"$PLACE"\nif [ $left = 1 ]; then kill -9 0; fi\n${told}\n`,
      { mode: 0o755 },
    );
  }
}

test.each([
  ['add', 'v4', ''],
  ['canary', 'v4', '50'],
  ['forward', '', ''],
  ['prune', '1', ''],
])(
  '%s that is killed at any place leaves what is whole, and the same command ends it',
  { timeout: 240_000 },
  (verb, name, share) => {
    add('v5', ['home-5.js']);
    run('back', root, 'v3');
    if (name === 'v4') pack('v4', ['home-4.js']);
    else run('canary', root, 'v5', '50');
    const own = folder;
    for (let place = 1; ; place += 1) {
      folder = join(own, `place-${place}`);
      root = join(folder, 'portal');
      mkdirSync(folder);
      spawnSync('cp', ['-a', join(own, 'bin'), join(own, 'portal'), folder]);
      goDownAt(place);
      const args = ['--wait', 'sh', SCRIPT, verb, root, name, share];
      const env = { ...environment(), PLACE: join(folder, 'place') };
      const { status } = spawnSync('setsid', args, { env, encoding: 'utf8' });
      rmSync(join(folder, 'bin'), { recursive: true });
      setUpMachine();
      const listed = run('list', root).stdout;
      expect(listed.match(/^\S+/gm)?.toSorted(), `${place}`).toEqual(
        releases().filter((each) => !each.startsWith('.')),
      );
      expect(listed, `${place}`).toMatch(/ served$/m);
      expect(served(), `${place}`).toHaveLength(4);
      expect(read('served.conf'), `${place}`).toMatch(/\}\n$/);
      const again = run(verb, root, name, share);
      // Done but for its last word, there is nothing more to end.
      const isOver = again.status === 0 || again.stderr.startsWith('no release is tried');
      expect(isOver, `${place}: ${again.stderr}`).toBe(true);
      expect(run('served-conf', root).stdout.trim(), `${place}`).toBe(read('served.conf').trim());
      if (status === 0) break;
    }
    folder = own;
  },
);

test('where nginx refuses a release, the one before is served on', () => {
  expect(add('v4', ['home-4.js'], 'refused')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('v3 is served'),
  });
  expect(served()).toEqual(['v3', 'v3', 'v3', 'v3']);
});
