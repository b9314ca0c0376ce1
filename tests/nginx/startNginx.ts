import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Schools, toSchoolsConf } from '../../scripts/nginx/toSchoolsConf.ts';

/** Debian keeps nginx outside the path of ordinary users. */
export const NGINX = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

const KEPT = new URL('../../deploy/nginx', import.meta.url).pathname;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const HAS_BROTLI = existsSync(BROTLI_MODULE);

export interface NginxOptions {
  port: number;
  backEndPort: number;
  /** Folder of a built shell. */
  root: string;
  schools: Schools;
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

/** Replaces the lines that belong to a machine; each must be there. */
function fitToMachine(
  text: string,
  { port, backEndPort, root, httpsOnly = '' }: NginxOptions,
  folder: string,
): string {
  const replacements = [
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${backEndPort};`],
    ["https '';", `http '${httpsOnly}';`],
    ['root /srv/cloud-school/portal/current/dist;', `root ${root};`],
    ['root /srv/cloud-school/portal;', `root ${root};`],
    ['/var/log/nginx/cloud-school.log', join(folder, 'access.log')],
    ['/var/log/nginx/cloud-school-error.log', join(folder, 'error.log')],
  ] as const;
  return replacements.reduce((conf, [kept, own]) => {
    if (!conf.includes(kept)) throw new Error(`cloud-school.conf has no '${kept}'.`);
    return conf.replace(kept, own);
  }, text);
}

/** Starts nginx with the kept configuration; resolves once it answers. */
export async function startNginx(options: NginxOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-nginx-'));
  const kept = join(folder, 'cloud-school');
  cpSync(KEPT, kept, { recursive: true });
  if (!HAS_BROTLI) rmSync(join(kept, 'brotli.conf'));
  writeFileSync(join(kept, 'schools.conf'), toSchoolsConf(options.schools));
  const upstream = join(kept, 'upstream-renderer.conf');
  if (options.rendererPort === undefined)
    for (const file of ['renderer.conf', 'upstream-renderer.conf']) rmSync(join(kept, file));
  else writeFileSync(upstream, readFileSync(upstream, 'utf8').replace('8790', String(options.rendererPort)));
  const main = join(kept, 'cloud-school.conf');
  writeFileSync(main, fitToMachine(readFileSync(main, 'utf8'), options, folder));
  // The configuration of the release lies beside the others here.
  for (const file of globSync('*.conf', { cwd: kept }).map((name) => join(kept, name)))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('include /srv/cloud-school/portal/current/', `include ${kept}/`),
    );
  writeFileSync(join(folder, 'nginx.conf'), aroundKept());

  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const address = `http://127.0.0.1:${options.port}/index.html`;
  while (!(await fetch(address).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await setTimeout(50);
  }
  return {
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
