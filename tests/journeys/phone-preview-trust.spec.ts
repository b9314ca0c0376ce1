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
    await expect(preview(page)).toContainText('本页的登录不变');
    await phone(page).getByRole('button', { name: '发送' }).press('Enter');
    await expect(phone(page).locator('#done')).toHaveText('');
    await expect(offer(page)).toBeHidden();
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
