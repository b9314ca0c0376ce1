import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildPage, call } from './call.ts';
import type { ElementHost } from './ELEMENT_HOSTS.ts';
import { installHost } from './installHost.ts';
import { openPage } from './openPage.ts';
import { readmeBlock } from './readmeExample.ts';
import type { Trial } from './Trial.ts';
import { tryPlainPage } from './tryPlainPage.ts';
import { tryTyping } from './tryTyping.ts';

const NAME = '@cloud-school/elements';

/** Installs a host of elements, checks its types, builds it without a warning, opens it and types into its fields. */
export async function tryElements(
  host: ElementHost,
  { folder, pass }: Trial,
  browser: Browser | null,
): Promise<void> {
  await installHost(folder, {
    kind: 'elements',
    packages: ['elements', ...(host.packages ?? [])],
    dependencies: host.dependencies,
  });
  pass('installed with npm');
  writeFiles(folder, host);
  if (host.check) {
    const [command = '', ...args] = host.check.command;
    await call(folder, command, args);
    const { path, text } = host.check.refused;
    writeFileSync(join(folder, path), text);
    const refused = await call(folder, command, args).catch(String);
    const lines = text.split('\n').filter((line) => /<cs-|wrong/.test(line)).length;
    if ((refused.match(/error TS/g) ?? []).length < lines)
      throw new Error(`A wrong property passes: ${refused}`);
    rmSync(join(folder, path));
    pass(`${command}: 0 errors, and a wrong property is one`);
  }
  await buildPage(folder);
  pass('built with Vite, without a warning');
  if (!browser) return;
  if (host.name === 'elements') await tryPlainPage(folder, pass, browser);
  let shown = '';
  await openPage(browser, folder, async (page) => {
    await host.steps(page);
    shown = await (host.trial ?? tryTyping)(browser, page.url());
  });
  pass(`opened in Chromium; ${shown}`);
}

function writeFiles(folder: string, { files, scripts = [] }: ElementHost): void {
  for (const [path, source] of Object.entries(files)) {
    if ('file' in source)
      cpSync(join(import.meta.dirname, 'hosts/elements', source.file), join(folder, path));
    else
      writeFileSync(
        join(folder, path),
        'text' in source ? source.text : readmeBlock(folder, NAME, source.block),
      );
  }
  const page = join(folder, 'index.html');
  const added = scripts.map(
    (script) => `<div id="typing"></div><script type="module" src="/${script}"></script>`,
  );
  // Vue's own template names its root so; React's other.
  const root = 'src/App.vue' in files ? 'id="app"' : 'id="root"';
  const html = readFileSync(page, 'utf8')
    .replace('id="root"', root)
    .replace('</body>', `${added.join('')}</body>`);
  writeFileSync(page, html);
}
