import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { freePort } from '../../scripts/freePort.ts';
import { type Tab, until } from './Tab.ts';

/** WebKit (GTK) on a screen of its own, over WebDriver: its browser has no mode without windows. */
export async function openWebKit(): Promise<Tab> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser');
  const port = await freePort(4400);
  const screen = ['-a', '-s', '-screen 0 1600x1100x24', 'WebKitWebDriver', `--port=${port}`];
  const program = spawn('xvfb-run', screen, {
    detached: true,
    stdio: 'ignore',
    // Containers have no graphics card.
    env: {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = () => program.pid && process.kill(-program.pid);
  const server = `http://127.0.0.1:${port}`;
  await until('the driver of WebKit', async () => (await fetch(`${server}/status`)).ok);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 980 });
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    browser: `WebKit ${version}`,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    click: (element) =>
      until(element, async () => {
        await driver.findElement(By.xpath(element)).click();
        return true;
      }),
    type: (text) => driver.actions().sendKeys(text).perform(),
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}
