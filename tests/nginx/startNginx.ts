import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toHeadersConf } from '../../scripts/nginx/toHeadersConf.ts';
import { type Schools, toSchoolsConf } from '../../scripts/nginx/toSchoolsConf.ts';
import { IMAGE, startImage } from './startImage.ts';

/** Debian keeps nginx outside the path of ordinary users. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

const KEPT = new URL('../../deploy/nginx', import.meta.url).pathname;
const RELEASE = new URL('../../deploy/release.sh', import.meta.url).pathname;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const HAS_BROTLI = existsSync(BROTLI_MODULE);

export interface NginxOptions {
  port: number;
  backEndPort: number;
  /** Folder of a built shell. */
  root: string;
  schools: Schools;
  /** A folder of releases in the place of both. */
  site?: string;
  /** Of a renderer; without one its file is deleted. */
  rendererPort?: number;
  /** For how long browsers keep to HTTPS; here, where there is none, by HTTP. */
  httpsOnly?: string;
}

/** What a distribution's nginx.conf holds around the kept files; all that it writes stays in the folder. */
const aroundKept = () => `
${HAS_BROTLI ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include cloud-school/cloud-school.conf;
}
`;

/** Replaces the values that belong to a machine in the kept files; each must be there. */
function fitToMachine(kept: string, values: Record<string, [kept: string, own: string][]>): void {
  for (const [name, replacements] of Object.entries(values)) {
    const file = join(kept, name);
    const text = replacements.reduce(
      (conf, [value, own]) => {
        if (!conf.includes(value)) throw new Error(`${name} has no '${value}'.`);
        return conf.replaceAll(value, own);
      },
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
}

/** The folder of the releases, as release.sh leaves it, with one release. */
function layRelease(site: string, dist: string, schools: Schools): void {
  mkdirSync(join(site, 'current'), { recursive: true });
  symlinkSync(dist, join(site, 'current/dist'));
  writeFileSync(join(site, 'current/headers.conf'), toHeadersConf());
  writeFileSync(join(site, 'current/schools.conf'), toSchoolsConf(schools));
  writeFileSync(join(site, 'served.conf'), spawnSync('sh', [RELEASE, 'served-conf', site]).stdout);
}

/** Starts nginx with the kept configuration, or the image; resolves once it answers. */
export async function startNginx(options: NginxOptions) {
  if (IMAGE) return { folder: '', refuseBodies: () => undefined, ...(await startImage(IMAGE, options)) };
  const { port, backEndPort, root, schools, rendererPort, httpsOnly = '', site } = options;
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-nginx-'));
  // The workers are another user.
  chmodSync(folder, 0o755);
  const kept = join(folder, 'cloud-school');
  cpSync(KEPT, kept, { recursive: true });
  if (!HAS_BROTLI) rmSync(join(kept, 'brotli.conf'));
  if (rendererPort === undefined)
    for (const file of ['renderer.conf', 'upstream-renderer.conf']) rmSync(join(kept, file));
  else
    fitToMachine(kept, {
      'upstream-renderer.conf': [
        ['8790', String(rendererPort)],
        ['8791', String(rendererPort + 1)],
        ['/var/cache/cloud-school', join(folder, 'pages')],
      ],
    });
  fitToMachine(kept, {
    'machine.conf': [
      ['server 127.0.0.1:8080;', `server 127.0.0.1:${backEndPort};`],
      ["https '';", `http '${httpsOnly}';`],
    ],
    'listen.conf': [
      ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
      ['/var/log/nginx/cloud-school.log', join(folder, 'access.log')],
      ['/var/log/nginx/cloud-school-error.log', join(folder, 'error.log')],
    ],
  });
  if (!site) layRelease(join(folder, 'site'), root, schools);
  for (const file of globSync('*.conf', { cwd: kept }).map((name) => join(kept, name)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('/srv/cloud-school/portal', site ?? join(folder, 'site')),
    );
  writeFileSync(join(folder, 'nginx.conf'), aroundKept());

  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const address = `http://127.0.0.1:${port}/index.html`;
  while (!(await fetch(address).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await setTimeout(50);
  }
  return {
    folder,
    readAccessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    readErrorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    /** A long request can no longer be buffered, as on a full disk. */
    refuseBodies: () => chmodSync(join(folder, 'body'), 0o000),
    stop: async () => {
      chmodSync(join(folder, 'body'), 0o700);
      const ended = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
