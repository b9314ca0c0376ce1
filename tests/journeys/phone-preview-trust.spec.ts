import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';
import { account, offer, openPreview, phone, preview, signInInPhone } from './phonePreview.ts';
import { STUDENTS } from './students.ts';
import { expect, openAsStudent, test } from './test.ts';

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
