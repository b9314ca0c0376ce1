import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  IMAGE_PORTS,
  IMAGE_USER,
  MACHINE_PORTS,
  MAX_REPORT_BYTES,
  MEMORY_MB,
} from '../scripts/nginx/delivery.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const UNITS = 'deploy/systemd/cloud-school';

/** Where a value stands; a pattern's group is the value, and each place that it matches counts. */
const PLACES: [value: number | string, file: string, pattern: RegExp][] = [
  [MACHINE_PORTS.web, 'deploy/nginx/listen.conf', /listen (\d+)/g],
  [
    MACHINE_PORTS.backEnd,
    'deploy/nginx/machine.conf',
    /cloud_school_back_end \{\n +server 127.0.0.1:(\d+);/g,
  ],
  [MACHINE_PORTS.backEnd, `${UNITS}-renderer@.service`, /--api http:\/\/127.0.0.1:(\d+)/g],
  [MACHINE_PORTS.renderer, 'packages/renderer/src/main.ts', /port: \{ type: 'string', default: '(\d+)'/g],
  [MACHINE_PORTS.renderer, `${UNITS}-renderer@.service`, /Environment=PORT=(\d+)/g],
  [
    MACHINE_PORTS.renderer,
    'deploy/nginx/upstream-renderer.conf',
    /renderer_current 64k;[^}]*?127.0.0.1:(\d+)/g,
  ],
  [MACHINE_PORTS.renderer, 'deploy/monitoring/alerts.yml', /127.0.0.1:(\d+)\/__renderer/g],
  [MACHINE_PORTS.canary, `${UNITS}-renderer@canary.service.d/port.conf`, /Environment=PORT=(\d+)/g],
  [MACHINE_PORTS.canary, 'deploy/nginx/upstream-renderer.conf', /renderer_canary 64k;[^}]*?127.0.0.1:(\d+)/g],
  [MACHINE_PORTS.receiver, 'packages/receiver/src/main.ts', /port: \{ type: 'string', default: '(\d+)'/g],
  [
    MACHINE_PORTS.receiver,
    'deploy/nginx/machine.conf',
    /cloud_school_receiver \{\n +server 127.0.0.1:(\d+);/g,
  ],
  [MACHINE_PORTS.receiver, 'deploy/monitoring/alerts.yml', /127.0.0.1:(\d+)\/metrics/g],
  [MACHINE_PORTS.receiver, 'docs/how-to/see-what-fails.md', /127\.0\.0\.1:(\d+)(?=\/metrics| server)/g],
  [IMAGE_PORTS.web, 'deploy/images/listen.conf', /listen (\d+)/g],
  [IMAGE_PORTS.web, 'deploy/images/start.sh', /^web\) PORT=\$\{PORT:-(\d+)\}/gm],
  [IMAGE_PORTS.renderer, 'deploy/images/start.sh', /^renderer\) PORT=\$\{PORT:-(\d+)\}/gm],
  [IMAGE_PORTS.receiver, 'deploy/images/start.sh', /^receiver\) PORT=\$\{PORT:-(\d+)\}/gm],
  ...(['web', 'renderer', 'receiver'] as const).map((part): (typeof PLACES)[number] => [
    IMAGE_PORTS[part],
    `deploy/helm/templates/${part}.yaml`,
    /containerPort: (\d+)/g,
  ]),
  [IMAGE_PORTS.sandbox, 'deploy/compose.yaml', /sandbox:(\d+)/g],
  [IMAGE_PORTS.sandbox, 'packages/sandbox/src/server/main.ts', /(?:port|PORT)\b[^\n]*?\b(8\d{3})\b/g],
  [`${MEMORY_MB.renderer.all}M`, `${UNITS}-renderer@.service`, /MemoryMax=(\w+)/g],
  [`${MEMORY_MB.receiver.all}M`, `${UNITS}-receiver.service`, /MemoryMax=(\w+)/g],
  [MEMORY_MB.renderer.old, `${UNITS}-renderer@.service`, /--max-old-space-size=(\d+)/g],
  [MEMORY_MB.receiver.old, `${UNITS}-receiver.service`, /--max-old-space-size=(\d+)/g],
  [MEMORY_MB.renderer.old, 'deploy/images/start.sh', /MAX_OLD_SPACE_MB:-(\d+)/g],
  [MEMORY_MB.receiver.old, 'deploy/images/start.sh', /--max-old-space-size=(\d+)/g],
  [`${MEMORY_MB.renderer.all}Mi`, 'deploy/helm/values.yaml', /^renderer:[^]*?limits: \{ memory: (\w+)/gm],
  [`${MEMORY_MB.receiver.all}Mi`, 'deploy/helm/values.yaml', /^receiver:[^]*?limits: \{ memory: (\w+)/gm],
  [
    `${MEMORY_MB.renderer.all}m`,
    'deploy/compose.production.yaml',
    /RENDERER_PURGE_TOKEN[^]*?mem_limit: (\w+)/g,
  ],
  [
    `${MEMORY_MB.receiver.all}m`,
    'deploy/compose.production.yaml',
    /command: \[receiver\][^]*?mem_limit: (\w+)/g,
  ],
  [`${MAX_REPORT_BYTES / 1024}k`, 'deploy/nginx/receiver.conf', /client_max_body_size (\w+)/g],
  [
    MAX_REPORT_BYTES.toLocaleString('en').replace(',', '_'),
    'packages/receiver/src/createReceiver.ts',
    /MAX_BYTES = ([\d_]+)/g,
  ],
  [`${IMAGE_USER}:${IMAGE_USER}`, 'deploy/images/Containerfile', /^USER (\S+)/gm],
  [IMAGE_USER, 'deploy/helm/templates/_parts.tpl', /(?:runAs|fs)(?:User|Group): (\d+)/g],
  ['x-cloud-school-release', 'packages/renderer/src/createService.ts', /'(x-cloud-school-[a-z]+)'/g],
  ['x-cloud-school-release', 'deploy/nginx/renderer.conf', /proxy_hide_header (\S+);/g],
  ['x_cloud_school_release', 'deploy/nginx/upstream-renderer.conf', /\$upstream_http_(\w+)"/g],
];

test.each(PLACES)('%s stands in %s', (value, file, pattern) => {
  const found = [...read(file).matchAll(pattern)].map(([, each]) => each);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set([String(value)]));
});

test('no two parts of one machine have the same port', () => {
  const ports = Object.values(MACHINE_PORTS);
  expect(new Set<number>(ports).size).toBe(ports.length);
});

/** Ports in texts that are the operator's, such as of a load balancer. */
const EXAMPLES = new Set([443, 80]);

test.each([
  ...globSync('deploy/**/*.{conf,service,sh,yaml,yml,tpl}', { cwd: root }),
  'deploy/images/Containerfile',
  ...['deploy', 'see-what-fails'].flatMap((name) => [
    `docs/how-to/${name}.md`,
    `docs/how-to/zh-CN/${name}.md`,
  ]),
])('%s names no port beside those of the table', (file) => {
  const known = new Set<number>([
    ...Object.values(MACHINE_PORTS),
    ...Object.values(IMAGE_PORTS),
    ...EXAMPLES,
  ]);
  // No port: a place of a script, such as a.js:1:3821.
  const text = read(file).replaceAll(/\.js:\d+:\d+/g, '');
  const named = [
    ...text.matchAll(/(?:[a-z\d\]}"]:|listen |[Pp]ort: |PORT=)(\d{2,4})\b(?![:.]\d|[.\d]*Mi|:[a-z])/g),
  ];
  expect(named.map(([, port]) => Number(port)).filter((port) => !known.has(port))).toEqual([]);
});
