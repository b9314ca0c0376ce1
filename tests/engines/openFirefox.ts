import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserTab } from './BrowserTab.ts';
import { connectBidi } from './connectBidi.ts';
import { pressActions, typeActions } from './inputActions.ts';
import { startProgram } from './startProgram.ts';

/** What a page answers, as text: a JSON value or a rejection. */
type ScriptResult =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Firefox without a window, driven over WebDriver BiDi, which it serves itself. */
export async function openFirefox(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'cloud-school-firefox-'));
  const program = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { HOME: profile },
  );
  const [, address] = await program.waitFor(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    // Leaving a page with unsent answers asks; the journeys leave on purpose.
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });

  async function openTab(): Promise<BrowserTab> {
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
    return {
      open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
      run: async (script, ...args) => {
        const answer = await bidi.send<ScriptResult>('script.callFunction', {
          functionDeclaration: `async () => JSON.stringify(await (${String(script)})(...${JSON.stringify(args)}))`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value ?? 'null');
      },
      press: (point) => bidi.send('input.performActions', { context, actions: pressActions(point) }),
      type: (text) => bidi.send('input.performActions', { context, actions: typeActions(text) }),
      close: () => bidi.send('browsingContext.close', { context }),
    };
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    openTab,
    close: async () => {
      await bidi.send('session.end', {}).catch(() => undefined);
      bidi.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
