import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Store } from '../store/Store.ts';
import { parseReturnAddress } from './parseReturnAddress.ts';
import { issueSsoCode } from './ssoCodes.ts';

export const SSO_PATH = '/__sandbox/sso';

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f6; color: #1c2536;
    font: 16px/1.6 "PingFang SC", "Noto Sans SC", sans-serif }
  main { box-sizing: border-box; width: min(100% - 32px, 420px); padding: 32px; border-radius: 12px; background: #fff }
  h1 { margin: 0; font-size: 22px } p { margin: 4px 0 20px; color: #56617a }
  button { display: block; width: 100%; min-height: 48px; margin-top: 12px; border: 1px solid #7d879c;
    border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer }
  button:hover, button:focus-visible { border-color: #2b5a3c; background: #eef6f0 }`;

/** The external login page of a single sign-on: the user picks a student and returns with a one-use code. */
export function mountSso(app: Hono, store: Store, now: () => number): void {
  app.get(SSO_PATH, (context) => {
    const { redirect_uri: redirectUri = '', state = '' } = context.req.query();
    const back = parseReturnAddress(redirectUri, new URL(context.req.url).hostname);
    if (!back) return refuse(context);
    // form-action also applies to the redirect that follows the form.
    secure(context, `form-action 'self' ${back.origin}`);
    return context.html(
      html`<!doctype html>
        <html lang="zh-CN">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>统一身份认证（沙箱）</title>
            <style>
              ${STYLE}
            </style>
          </head>
          <body>
            <main>
              <h1>统一身份认证</h1>
              <p>沙箱里的外部登录：选一个人，带着一次性凭证回到 ${back.host}。</p>
              <form method="post">
                <input type="hidden" name="redirect_uri" value="${redirectUri}" />
                <input type="hidden" name="state" value="${state}" />
                ${store
                  .list('students')
                  .map(
                    ({ id, realName, nickName }) =>
                      html`<button name="user" value="${id}">${realName || nickName}</button>`,
                  )}
              </form>
            </main>
          </body>
        </html>`,
    );
  });

  app.post(SSO_PATH, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const redirectUri = form.get('redirect_uri') ?? '';
    const back = parseReturnAddress(redirectUri, new URL(context.req.url).hostname);
    const student = store.get('students', form.get('user') ?? '');
    if (!back || !student) return refuse(context);
    back.searchParams.set('code', issueSsoCode(store, now(), student.id, redirectUri));
    back.searchParams.set('state', form.get('state') ?? '');
    secure(context, "form-action 'none'");
    return context.redirect(back.href, 303);
  });
}

function secure(context: Context, formAction: string): void {
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", formAction, "base-uri 'none'"];
  context.header('content-security-policy', `${policy.join('; ')}; frame-ancestors 'none'`);
  context.header('referrer-policy', 'no-referrer');
  context.header('cache-control', 'no-store');
}

function refuse(context: Context): Response {
  return context.text('返回地址不被允许，或没有这个人。', 400);
}
