/**
 * The receiver as a process: `node dist-server/receiver.mjs --file /var/lib/cloud-school-receiver/reports.sqlite` in a release, or
 * `node packages/receiver/src/main.ts …`. With `--schools`, the file that nginx's are made of, it takes reports of these hosts alone;
 * with `--releases` it names releases and the sources of errors. It reads both again when they change. docs/how-to/see-what-fails.md.
 */
import { existsSync, readFileSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createReceiver } from './createReceiver.ts';
import { createStore } from './createStore.ts';
import { createSymbolicator, listReleases } from './symbolicate.ts';

const DAY_MS = 86_400_000;

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: ':memory:' },
    schools: { type: 'string' },
    releases: { type: 'string' },
    days: { type: 'string', default: '14' },
    port: { type: 'string', default: '8791' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const { schools, releases } = values;
const days = Number(values.days);
if (!(days > 0)) {
  console.error(`--days ${values.days} is no number of days, such as 14.`);
  process.exit(2);
}

/** How often a list is looked at; by its path, because it may be replaced (ms). */
const LOOK_MS = 5000;

/** Reads a file again when it changes; the last good value holds while it cannot be read. */
function follow<Value>(path: string, read: (path: string) => Value): () => Value {
  let value = read(path);
  watchFile(path, { interval: LOOK_MS, persistent: false }, () => {
    try {
      value = read(path);
    } catch (error) {
      console.error(`${path} cannot be read, what it said before holds:`, error);
    }
  });
  return () => value;
}

function readNames(file: string): readonly string[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof list === 'object' && list !== null ? Object.keys(list) : [];
}

const RELEASE = /<meta name="release" content="([\w.+-]{1,64})"/;

/** What the pages of releases call themselves; this process comes with one, its working folder. */
const readReleases = (folder: string): readonly string[] => [
  ...new Set(
    ['.', ...listReleases(folder)].flatMap((release) => {
      const page = join(release, 'dist/index.html');
      return (existsSync(page) && RELEASE.exec(readFileSync(page, 'utf8'))?.[1]) || [];
    }),
  ),
];

const store = createStore(values.file);
const receiver = createReceiver({
  store,
  ...(schools && { schools: follow(schools, readNames) }),
  ...(releases && {
    releases: follow(releases, readReleases),
    findSource: createSymbolicator(() => listReleases(releases)),
  }),
  retentionMs: days * DAY_MS,
});
const server = serve(
  { fetch: receiver.fetch, port: Number(values.port), hostname: values.host },
  ({ port }) => console.log(`Receiver   http://${values.host}:${port}/`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    store.close();
    process.exit(0);
  });
