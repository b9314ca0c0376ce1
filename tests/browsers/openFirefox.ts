import { launch } from 'puppeteer-core';
import { PATIENCE, type Tab } from './Tab.ts';

/** Firefox without a window, over WebDriver BiDi, which it serves itself. */
export async function openFirefox(): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'zh-CN' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    browser: (await browser.version()).replace('firefox/', 'Firefox '),
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    click: (element) => page.locator(`::-p-xpath(${element})`).click(),
    type: (text) => page.keyboard.type(text),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    close: () => browser.close(),
  };
}
