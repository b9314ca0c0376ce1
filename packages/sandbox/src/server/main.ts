import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readHostConfig } from '@cloud-school/renderer';
import { SANDBOX_ACCESS_KEY } from '../createSandbox.ts';
import { STUDENTS } from '../seed/students.ts';
import { startServer } from './startServer.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    host: { type: 'string' },
    data: { type: 'string' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    app: { type: 'string' },
    render: { type: 'boolean', default: false },
    latency: { type: 'string', default: '0' },
    school: { type: 'string', multiple: true, default: [] },
  },
});

/** `hailan=海澜职教`: a host label and the name of its school. */
const namedSchools = values.school.map((school) => {
  const [label = '', name = label] = school.split('=');
  return { label, name };
});

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const databaseFile = values.data ? resolve(values.data) : resolve(root, '.cache/sandbox.sqlite');
const appConfig = readHostConfig(process.env);
appConfig.ACCESS_KEY ??= SANDBOX_ACCESS_KEY;

/** The seed of the wire variants; undefined for plain answers. */
function readWireSeed(seed = ''): number | undefined {
  return /^\d+$/.test(seed) ? Number(seed) : undefined;
}

const server = await startServer({
  port: Number(values.port),
  hostname: values.host,
  databaseFile: values.memory ? undefined : databaseFile,
  isReset: values.reset,
  appFolder: values.app && resolve(values.app),
  appConfig,
  isRendered: values.render,
  accessKey: appConfig.ACCESS_KEY,
  latency: Number(values.latency),
  namedSchools,
  wireSeed: readWireSeed(process.env.SANDBOX_WIRE_SEED),
  log: (line) => console.log(line),
});

console.log(`Sandbox    ${server.url}/__sandbox
Data       ${values.memory ? 'in memory' : databaseFile}`);
if (values.app) {
  console.log(`School     http://yunfan.localhost:${server.port}
Kingdee    http://kingdee.localhost:${server.port}`);
}
for (const { realName, mobile, password } of STUDENTS)
  console.log(`Student    ${realName} ${mobile} ${password}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
