/**
 * `pnpm verify:release nginx`: the kept configuration (deploy/nginx) in a real nginx, in front of the sandbox as the back end, compared
 * with the sandbox's own server and walked through in Chromium. Needs nginx and a built portal.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureChromium } from '../../scripts/chromium.ts';
import { NGINX } from './startNginx.ts';

const tests = new URL('..', import.meta.url).pathname;

function findObstacle(): string | null {
  if (spawnSync(NGINX, ['-v']).error)
    return 'nginx is missing; on Debian: apt-get install nginx libnginx-mod-http-brotli-static';
  if (!existsSync(`${tests}../apps/portal/dist/index.html`))
    return 'The portal is not built: pnpm check "portal build"';
  return null;
}

const obstacle = findObstacle();
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
const playwright = `${tests}node_modules/@playwright/test/cli.js`;
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'nginx/playwright.config.ts', ...process.argv.slice(2)],
  {
    cwd: tests,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: ensureChromium() },
  },
);
process.exit(status ?? 1);
