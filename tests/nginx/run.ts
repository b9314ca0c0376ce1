/**
 * `pnpm verify:release nginx`: the delivery as the guide to deploy starts it, from the files and units of `deploy` and at their own ports: nginx,
 * renderers, canary, receiver, and the sandbox as the back end; asked as visitors, in Chromium too. It has a network and folders of
 * its own, which are gone at the end. Needs nginx, rsync, a built portal, and the right to make namespaces.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureChromium } from '../../scripts/chromium.ts';

const tests = new URL('..', import.meta.url).pathname;
const OWN = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Folders that the delivery writes are in memory, those of this machine stay as they are. */
const MACHINE = `
set -e
ip link set lo up
# A browser takes a machine with a loopback alone for one without a network.
ip link add cable0 type veth peer name cable1
ip addr add 192.0.2.1/24 dev cable0
for end in cable0 cable1; do ip link set $end up; done
mount -t tmpfs -o mode=755 tmpfs /srv
cp -a /etc/nginx/. /srv
for folder in /etc/nginx /etc/systemd/system /var/log/nginx /var/lib/nginx /var/cache /run; do
  mount -t tmpfs -o mode=755 tmpfs $folder
done
cp -a /srv/. /etc/nginx
find /srv -mindepth 1 -delete
# Node, as the guide says: where the units look for it.
[ -e /usr/bin/node ] || touch /usr/bin/node
mount --bind "$NODE" /usr/bin/node
"$@"
`;

function findObstacle(): string | null {
  if (!existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') || !existsSync('/usr/bin/rsync'))
    return 'nginx or rsync is missing; on Debian: apt-get install nginx libnginx-mod-http-brotli-static rsync iproute2';
  if (!existsSync(`${tests}../apps/portal/dist/index.html`))
    return 'The portal is not built: pnpm check "portal build"';
  if (spawnSync('unshare', [...OWN, 'true']).status !== 0)
    return 'This machine permits no namespaces: run as root, in a container with `--privileged`. Nothing was tried.';
  return null;
}

const obstacle = findObstacle();
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
const playwright = `${tests}node_modules/@playwright/test/cli.js`;
const command = [process.execPath, playwright, 'test', '--config', 'nginx/playwright.config.ts'];
const { status } = spawnSync(
  'unshare',
  [...OWN, 'sh', '-c', MACHINE, 'sh', ...command, ...process.argv.slice(2)],
  {
    cwd: tests,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: ensureChromium(), NODE: process.execPath },
  },
);
process.exit(status ?? 1);
