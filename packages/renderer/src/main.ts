/**
 * The renderer as a process: `node dist-server/renderer.mjs --shell . --api http://127.0.0.1:8080` in a release, or
 * `node packages/renderer/src/main.ts --shell apps/portal …`.
 * The values of the hosts come from the file that nginx's are made of (--schools), or for every host from the environment
 * (CLOUD_SCHOOL_*). docs/how-to/deploy.md.
 */
import { readFileSync, realpathSync, watchFile } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createRenderer } from './createRenderer.ts';
import { createService } from './createService.ts';
import { readHostConfig, toPageConfig } from './hostConfig.ts';
import { startWatchdog } from './startWatchdog.ts';
import { parseHostValues, valuesOf } from './valuesOf.ts';

/** Milliseconds that the question whether it is ready waits for the back end, and that running requests have to end. */
const READY_PATIENCE_MS = 2000;
const STOP_PATIENCE_MS = 5000;
/** Milliseconds after which a process that hangs is ended; a rendering takes a few hundredths of a second. */
const HANG_MS = 10_000;
/** How often the list of schools is looked at (ms). */
const LOOK_MS = 5000;

const { values } = parseArgs({
  options: {
    shell: { type: 'string' },
    api: { type: 'string' },
    schools: { type: 'string' },
    port: { type: 'string', default: '8790' },
    host: { type: 'string', default: '127.0.0.1' },
    quiet: { type: 'boolean', default: false },
  },
});
const { shell, api } = values;
if (!shell || !api) {
  console.error('Usage: --shell FOLDER (with dist and dist-server) --api ORIGIN (of the back end)');
  process.exit(2);
}

const ownValues = readHostConfig(process.env);
const readSchools = (file: string) => parseHostValues(readFileSync(file, 'utf8'));
let schools = values.schools ? readSchools(values.schools) : {};
// The release itself, not the link to it: its files stay together when the link moves.
const shellFolder = realpathSync(shell);
/** With a list of hosts, others are none of ours. */
const configOf = (hostname: string) => {
  const found = values.schools ? valuesOf(schools, hostname) : ownValues;
  return found ? toPageConfig(found) : null;
};
const renderer = await createRenderer({
  shellFolder,
  configOf,
  apiOrigin: api,
});
if (values.schools) {
  const file = values.schools;
  // By its path, because a list is replaced rather than written to.
  watchFile(file, { interval: LOOK_MS, persistent: false }, () => {
    try {
      schools = readSchools(file);
      renderer.purge();
    } catch (error) {
      console.error(`${file} cannot be read, what it said before holds:`, error);
    }
  });
}
const service = createService({
  renderer,
  release: basename(shellFolder),
  // Any answer: which call needs no tenant differs between back ends.
  isBackEndUp: () =>
    fetch(api, { signal: AbortSignal.timeout(READY_PATIENCE_MS) }).then(
      async ({ body }) => {
        await body?.cancel();
        return true;
      },
      () => false,
    ),
  purgeToken: process.env.RENDERER_PURGE_TOKEN,
  log: values.quiet ? undefined : (line) => console.log(line),
});
const server = serve({ fetch: service.fetch, port: Number(values.port), hostname: values.host }, ({ port }) =>
  console.log(`Renderer   http://${values.host}:${port}/__renderer/ready`),
);

startWatchdog(HANG_MS);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // Pages on their way are sent; the host sends the static page for new ones.
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_PATIENCE_MS).unref();
  });
