import { hold } from './openHeld.ts';
import { expect, NETWORK_NOISE, test } from './test.ts';

/** The ground of the header in each shell's brand. */
const CHROME = { portal: 'rgb(255, 255, 255)', kingdee: 'rgb(11, 31, 75)' } as const;

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('before any script, the page has the colours and the mark of the brand', async ({
      page,
      school,
    }) => {
      const load = await hold(page, '**/assets/*.js');
      await page.goto(school.origin, { waitUntil: 'commit' });
      const mark = page.locator('#first-paint svg');
      await expect(mark).toBeVisible();
      await expect(page.locator('#first-paint > div')).toHaveCSS('background-color', CHROME[shell]);
      const { x, y } = (await mark.boundingBox()) ?? {};
      load();
      // The logo takes the place of the mark.
      const logo = page.getByRole('banner').getByRole('link', { name: /，首页$/ });
      await expect(logo).toBeVisible();
      await expect(mark).toBeHidden();
      expect(await logo.boundingBox()).toMatchObject({ x, y });
    });
  });
}

test('a school that answers slowly shows the first paint until its page is there', async ({
  page,
  school,
}) => {
  const answer = await hold(page, '**/getTenantByPreDomain*');
  await page.goto(school.origin);
  // Rendered, beside the empty root.
  await expect(page.locator('body > [aria-live]')).toBeAttached();
  const paint = page.locator('#first-paint');
  await expect(paint.locator('svg')).toBeVisible();
  // The head of a page, which shows after 400 ms.
  await expect
    .poll(() => paint.evaluate((element) => getComputedStyle(element, '::after').opacity))
    .toBe('1');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(paint).toBeHidden();
});

test.describe('a school of a partner in the standard shell', () => {
  test.use({ appConfig: { PARTNER_ORGANISATIONS: '{"kingdee":"30001"}' } });

  test('shows no mark but its own, in the tab and in the installed app too', async ({ page, school }) => {
    const mark = page.locator('#first-paint svg');
    await openPainted('/?isKingDee=1', () => expect(mark).toBeHidden());
    await expect(page).toHaveTitle('金蝶认证中心');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/partners/kingdee/icon.svg');
    const manifest: unknown = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return link && (await fetch(link.href)).json();
    });
    expect(manifest).toMatchObject({ name: '金蝶认证中心' });

    const own = page.locator('#first-paint img');
    await openPainted('/', async () => {
      await expect(own).toHaveJSProperty('naturalWidth', 40);
      await expect(mark).not.toBeAttached();
    });

    async function openPainted(path: string, look: () => Promise<void>): Promise<void> {
      const load = await hold(page, '**/assets/shell-*.js');
      await page.goto(school.origin + path, { waitUntil: 'commit' });
      await expect(page.locator('#first-paint')).toBeVisible();
      await look();
      load();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('the first calls do not wait for the code that renders', async ({ page, school }) => {
  const load = await hold(page, '**/assets/shell-*.js');
  const [, schoolCall] = await Promise.all([
    page.goto(school.origin, { waitUntil: 'commit' }),
    page.waitForRequest('**/getInfoByTenantId*'),
  ]);
  // With the tenant, whose call was answered before.
  expect(schoolCall.url()).toMatch(/tenantId=\d+/);
  load();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a portal whose code does not load', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  for (const reopen of ['by its button', 'when the network is back'] as const) {
    test(`says so, and opens ${reopen}`, async ({ page, school }) => {
      await page.route('**/assets/shell-*.js', (route) => route.abort());
      await page.goto(school.origin);
      await expect(page.getByRole('alert')).toContainText('页面没有打开，请检查网络');
      await page.unroute('**/assets/shell-*.js');
      if (reopen === 'by its button') await page.getByRole('button', { name: '重新加载' }).click();
      else await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
