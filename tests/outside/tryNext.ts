import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { freePort } from '../../scripts/freePort.ts';
import { call, outsideEnvironment } from './call.ts';
import { installHost } from './installHost.ts';
import { expect, visitPage } from './openPage.ts';
import type { Trial } from './Trial.ts';

/** Builds `hosts/next` with Next's app router: components of ui in server and client components; opens the page. */
export async function tryNext({ folder, pass }: Trial, browser: Browser | null): Promise<void> {
  await installHost(folder, {
    kind: 'script',
    packages: ['ui'],
    // Next's own check of types knows this version of the compiler.
    dependencies: [
      'next@16.4.6',
      'typescript@5.9.3',
      'react',
      'react-dom',
      '@types/react',
      'styled-components',
    ],
  });
  // Next writes its own settings of the compiler.
  renameSync(join(folder, 'tsconfig.json'), join(folder, 'unused.tsconfig.json'));
  cpSync(join(import.meta.dirname, 'hosts/next'), join(folder, 'app'), { recursive: true });
  pass('installed with npm');

  await call(folder, 'next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  pass('built with the app router, types included');

  if (!browser) return;
  const port = await freePort(4183);
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    env: outsideEnvironment(folder, { NEXT_TELEMETRY_DISABLED: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of server.stdout) if (String(line).includes('Ready')) break;
    const html = await fetch(`http://localhost:${port}/`).then((response) => response.text());
    if (!html.includes('暂无班级')) throw new Error('The first HTML holds no text of a component.');
    await visitPage(browser, `http://localhost:${port}/`, async (page) => {
      await page.getByLabel('姓名').fill('沈雨薇');
      const button = page.getByRole('button', { name: '问好' });
      await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
      await button.click();
      await expect(page.getByRole('status')).toHaveText('您好，沈雨薇');
    });
    pass('rendered on the server and opened in Chromium');
  } finally {
    if (server.kill()) await once(server, 'exit');
  }
}
