import type { Browser, BrowserTab } from './BrowserTab.ts';
import { pressActions, typeActions } from './inputActions.ts';
import { startProgram } from './startProgram.ts';
import { until } from './until.ts';
import { unusedPort } from './unusedPort.ts';

interface WebKitPaths {
  driver: string;
  /** The browser of the WebKitGTK package, which is made for such tests. */
  browser: string;
  xvfb: string;
}

/** Only a command that hangs takes this long. */
const COMMAND_MS = 60_000;

/** WebKit (GTK) on a screen of its own, driven over WebDriver (https://www.w3.org/TR/webdriver2). */
export async function openWebKit({ driver, browser, xvfb }: WebKitPaths): Promise<Browser> {
  const screen = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']);
  const [, display] = await screen.waitFor(/^(\d+)\n/);
  const port = await unusedPort();
  const program = startProgram(driver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    // Containers have no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });

  async function call<Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(COMMAND_MS),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value as Value;
  }
  await until('the driver of WebKit', async () => (await call<{ ready: boolean }>('GET', '/status')).ready);
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // Leaving a page with unsent answers asks; the journeys leave on purpose.
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 1440, height: 980 });
  let isFirstTab = true;

  async function openTab(): Promise<BrowserTab> {
    const handle = isFirstTab
      ? await call<string>('GET', `${session}/window`)
      : (await call<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' })).handle;
    isFirstTab = false;
    /** Commands go to the tab that was chosen last. */
    async function send<Value = void>(path: string, body: object): Promise<Value> {
      await call('POST', `${session}/window`, { handle });
      return call<Value>('POST', session + path, body);
    }
    return {
      open: (url) => send('/url', { url }),
      reload: () => send('/refresh', {}),
      run: async (script, ...args) => {
        const text = await send<string | null>('/execute/async', {
          // Arguments of their own would lose their backslashes on the way.
          script: `const done = arguments[0]; Promise.resolve((${String(script)})(...${JSON.stringify(args)})).then(
            (value) => done(JSON.stringify(value) ?? null),
            (error) => done(JSON.stringify({ __error: String(error) })),
          );`,
          args: [],
        });
        const value = JSON.parse(text ?? 'null');
        if (value?.__error) throw new Error(value.__error);
        return value;
      },
      press: (point) => send('/actions', { actions: pressActions(point) }),
      type: (text) => send('/actions', { actions: typeActions(text) }),
      close: async () => {
        await call('POST', `${session}/window`, { handle });
        await call('DELETE', `${session}/window`);
      },
    };
  }

  return {
    name: `WebKit ${capabilities.browserVersion}`,
    openTab,
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await program.stop();
      await screen.stop();
    },
  };
}
