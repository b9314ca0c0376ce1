import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { STUDENTS } from './students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from './test.ts';

const LINES = [
  ['报名', '在线报名'],
  ['证书', '电子证书'],
  ['考试', '考试服务'],
  ['评价', '技能等级评价'],
  ['鉴定', '职业资格鉴定'],
] as const;

const preview = (page: Page) => page.getByRole('dialog');
const phone = (page: Page) => page.frameLocator('iframe');
const offer = (page: Page) => page.getByRole('region', { name: '使用手机端账号登录' });
const account = (page: Page) => page.getByRole('button', { name: /我的账号/ });

async function openPreview(page: Page, line = '报名') {
  await page
    .getByRole('region', { name: '业务入口' })
    .getByRole('button', { name: new RegExp(`^${line}`) })
    .click();
  await expect(preview(page).getByRole('heading', { name: `${line}在手机上完成` })).toBeVisible();
}

/** Signs in inside the phone; by keys, since Playwright ignores the frame's scale when it clicks. */
async function signInInPhone(page: Page, { mobile, password }: { mobile: string; password: string }) {
  await phone(page).getByLabel('手机号').fill(mobile);
  await phone(page).getByLabel('密码').fill(password);
  await phone(page).getByRole('button', { name: '登录' }).press('Enter');
}

/** Replaces the sandbox's mobile page by a script; its `login` is a message that the portal accepts. */
async function serveMobile(page: Page, school: School, script: string) {
  const { token, userId } = await school.signIn(STUDENTS.portal);
  const login = { type: 'login-info', token, userId, name: STUDENTS.portal.name };
  await page.route('**/__sandbox/mobile/enroll?*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><button id="go">发送</button><p id="done"></p><script>
        const login = ${JSON.stringify(login)};
        const portal = new URL(document.referrer).origin;
        const send = (data) => window.parent.postMessage(data, portal);
        ${script}
      </script>`,
    }),
  );
  return login;
}

test('the phone is 375 × 812, scaled by the width of the window', async ({ page, school }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  const frame = preview(page).locator('iframe');
  const shownWidth = () => frame.evaluate((element) => element.getBoundingClientRect().width);
  expect(await frame.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])).toEqual(
    [375, 812],
  );
  for (const [width, scale] of [
    [1440, 0.85],
    [1439, 0.8],
    [1279, 0.78],
    [1023, 0.75],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shownWidth).toBeCloseTo(375 * scale, 1);
  }
});

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('each business line opens its page of the mobile app', async ({ page, school }) => {
      await page.goto(`${school.origin}/`);
      for (const [line, title] of LINES) {
        await openPreview(page, line);
        await expect(phone(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(preview(page).getByRole('img', { name: '下载 APP 的二维码' })).toBeHidden();
        await expect(preview(page).getByRole('button', { name: '关闭' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(preview(page)).toBeHidden();
      }
    });

    test('after a sign-in inside the phone the portal offers to sign in, and does', async ({
      page,
      school,
    }) => {
      await page.goto(`${school.origin}/`);
      await openPreview(page);
      await signInInPhone(page, STUDENTS[shell]);
      await expect(offer(page)).toContainText(STUDENTS[shell].name);
      await expect(account(page)).toBeHidden();
      await offer(page).getByRole('button', { name: '登录' }).click();
      await expect(preview(page).getByText(`已登录：${STUDENTS[shell].name}`)).toBeVisible();
      await preview(page).getByRole('button', { name: '关闭' }).click();
      await expect(account(page)).toContainText(STUDENTS[shell].name);
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的学习' }).click();
      await expect(page.getByText(shell === 'portal' ? '共 7 个班级' : '共 3 个班级')).toBeVisible();
    });
  });
}

test('a person who declines stays a visitor', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  await signInInPhone(page, STUDENTS.portal);
  await offer(page).getByRole('button', { name: '不使用' }).click();
  await expect(offer(page)).toBeHidden();
  await preview(page).getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible();
});

test('a token that the server does not know is never adopted', async ({ page, school }) => {
  await page.goto(`${school.origin}/`);
  await openPreview(page);
  await expect(phone(page).getByRole('heading', { name: '在线报名' })).toBeVisible();
  await page.route('**/getUserInfo', async (route) => {
    // Only the portal's own call finds the token expired.
    if (route.request().frame() === page.mainFrame()) await school.controls({ expireTokens: true });
    await route.continue();
  });
  await signInInPhone(page, STUDENTS.portal);
  await expect(preview(page).getByText('手机端账号没有登录成功')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await expect(page).toHaveURL(`${school.origin}/`);
});

test.describe('messages', () => {
  test('a visitor’s phone receives a logout, sent to the configured origin only', async ({
    page,
    school,
  }) => {
    await serveMobile(
      page,
      school,
      `addEventListener('message', ({ source, origin, data }) => {
        if (source === window.parent) done.textContent = origin + ' ' + JSON.stringify(data);
      });`,
    );
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await expect(phone(page).locator('#done')).toHaveText(`${school.origin} {"type":"logout"}`);
  });

  test('a student’s phone receives nothing, and its messages change nothing', async ({ page, school }) => {
    await serveMobile(
      page,
      school,
      `addEventListener('message', () => { done.textContent = 'received' });
       addEventListener('load', () => { go.onclick = () => send({ ...login, userId: 'u-he' }) });`,
    );
    await openAsStudent(page, school, STUDENTS.classmate, '/');
    await expect(account(page)).toContainText('何志远');
    await openPreview(page);
    await phone(page).getByRole('button', { name: '发送' }).press('Enter');
    await expect(phone(page).locator('#done')).toHaveText('');
    await expect(offer(page)).toBeHidden();
  });

  test('malformed messages, an early one and a second one are ignored', async ({ page, school }) => {
    await serveMobile(
      page,
      school,
      `send(login);
       go.onclick = () => {
         send({ ...login, redirect: 'https://evil.example' });
         send({ ...login, token: { value: login.token } });
         send({ ...login, token: 7 });
         send([login]);
         send(JSON.stringify(login));
         const good = document.createElement('button');
         good.textContent = '登录';
         good.onclick = () => { send(login); send({ ...login, token: 'second' }); };
         document.body.append(good);
       };`,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getUserInfo')) asked.push(request.headers().token ?? '');
    });
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await phone(page).getByRole('button', { name: '发送' }).press('Enter');
    await phone(page).getByRole('button', { name: '登录' }).press('Enter');
    await expect(offer(page)).toContainText('沈雨薇');
    expect(asked).toHaveLength(1);
    expect(asked).not.toContain('second');
  });

  test('messages of a foreign frame inside the phone and of a foreign window are ignored', async ({
    page,
    school,
    context,
  }) => {
    const evil = 'http://evil.localhost:1';
    const login = await serveMobile(
      page,
      school,
      `const frame = document.createElement('iframe');
       frame.src = '${evil}/frame';
       addEventListener('message', ({ data }) => { if (data === 'sent') done.textContent = 'sent'; });
       document.body.append(frame);`,
    );
    await context.route(`${evil}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><p>evil</p><script>
          const login = ${JSON.stringify(login)};
          for (const target of [window.top, window.opener]) target?.postMessage(login, '*');
          window.parent.postMessage('sent', '*');
        </script>`,
      }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('getUserInfo')) asked.push(request.url());
    });
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await expect(phone(page).locator('#done')).toHaveText('sent');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => void window.open(address), `${evil}/window`),
    ]);
    await expect(popup.getByText('evil')).toBeVisible();
    // Messages arrive in order: the foreign ones have arrived once this one has.
    await page.evaluate(
      () =>
        new Promise((arrived) => {
          addEventListener('message', arrived, { once: true });
          window.postMessage('later', window.location.origin);
        }),
    );
    await expect(offer(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test.describe('the content security policy', () => {
  test.use({ expectedNoise: [/Content Security Policy|Framing/] });

  test('allows frames of the mobile app only', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const frame = document.createElement('iframe');
          frame.src = 'http://evil.localhost:1/';
          document.body.append(frame);
        }),
    );
    expect(refused).toBe('frame-src');
  });
});

test.describe('when the mobile app does not load', () => {
  test.use({ expectedNoise: [NETWORK_NOISE] });

  test('the device shows the failure and retries', async ({ page, school }) => {
    await page.clock.install();
    await page.route('**/__sandbox/mobile/enroll?*', () => undefined, { times: 1 });
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await expect(preview(page).getByText('正在打开手机版')).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(preview(page).getByRole('alert')).toContainText('手机版没有打开');
    await preview(page).getByRole('button', { name: '重新打开' }).click();
    await expect(phone(page).getByRole('heading', { name: '在线报名' })).toBeVisible();
    await expect(preview(page).getByText('正在打开手机版')).toBeHidden();
  });
});

test.describe('without a mobile app', () => {
  test.use({
    appConfig: { MOBILE_APP_ADDRESS: '', APP_DOWNLOAD_ADDRESS: 'https://app.example.com/download' },
  });

  test('the business lines show the QR code of the app', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await page.getByRole('region', { name: '业务入口' }).getByRole('button', { name: /^报名/ }).click();
    await expect(page.getByRole('dialog', { name: '请在手机 APP 中办理' })).toBeVisible();
    await expect(page.getByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
  });
});

test.describe('at 1024', () => {
  test.use({
    viewport: { width: 1024, height: 768 },
    appConfig: { APP_DOWNLOAD_ADDRESS: 'https://app.example.com/' },
  });

  test('the device is smaller, its page as wide as before', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    const frame = page.locator('iframe');
    await expect(frame).toHaveJSProperty('offsetWidth', 375);
    await expect
      .poll(async () => Math.round(((await frame.boundingBox())?.width ?? 0) * 100) / 100)
      .toBe(292.5);
    await expect(preview(page).getByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the offer to sign in is in view, however far the sheet is scrolled', async ({ page, school }) => {
    await page.goto(`${school.origin}/`);
    await openPreview(page);
    await signInInPhone(page, STUDENTS.portal);
    await expect(offer(page).getByRole('button', { name: '登录' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '关闭' })).toBeInViewport();
    await offer(page).getByRole('button', { name: '登录' }).click();
    await expect(preview(page).getByText('已登录：沈雨薇')).toBeInViewport();
  });
});
