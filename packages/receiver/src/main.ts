/**
 * The receiver as a process: `node dist-server/receiver.mjs --file /var/lib/cloud-school-receiver/reports.sqlite` in a release, or
 * `node packages/receiver/src/main.ts …`. With `--schools`, the file that nginx's are made of, it takes reports of these hosts alone;
 * with `--releases` it names the sources of errors. docs/how-to/see-what-fails.md.
 */
import { readFileSync } from 'node:fs';
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

/** Host names, or *.example.com for all below one. */
function readHosts(file: string): (host: string) => boolean {
  const schools: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const names = Object.keys(schools ?? {});
  return (host) =>
    names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name));
}

const store = createStore(values.file);
const receiver = createReceiver({
  store,
  ...(schools && { knows: readHosts(schools) }),
  ...(releases && { findSource: createSymbolicator(() => listReleases(releases)) }),
  keptMs: days * DAY_MS,
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
