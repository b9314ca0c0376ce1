import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import { mobilePage } from './mobilePages.ts';
import { MOBILE_SCRIPT } from './mobileScript.ts';
import { MOBILE_STYLE } from './mobileStyle.ts';

const MOBILE_PATH = '/__sandbox/mobile';

/** The address that the portal frames; it has a host of its own, like a real mobile app. */
export const mobileAppAddress = (port: number) =>
  `http://m.localhost:${port}${MOBILE_PATH}/{line}?tenantId={tenantId}`;

const SECURITY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // The schools of a sandbox have hosts of this machine.
  'frame-ancestors http://localhost:* http://*.localhost:*',
].join('; ');

/** Serves a sample of the mobile app that portals preview: a page for each business line, with a login. */
export function mountMobile(app: Hono, seed: () => SandboxSeed): void {
  app.get(`${MOBILE_PATH}/style.css`, (context) =>
    context.body(MOBILE_STYLE, 200, { 'content-type': 'text/css' }),
  );
  app.get(`${MOBILE_PATH}/script.js`, (context) =>
    context.body(MOBILE_SCRIPT, 200, { 'content-type': 'text/javascript' }),
  );
  app.get(`${MOBILE_PATH}/:line`, (context) => {
    const page = mobilePage(context.req.param('line'));
    const school = seed().schools.find(({ tenantId }) => tenantId === context.req.query('tenantId'));
    if (!page || !school) return context.text('没有这个页面', 404);
    context.header('content-security-policy', SECURITY);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="zh-CN" ${raw(school.preDomain === 'kingdee' ? 'data-look="night"' : '')}>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${page.title}</title>
            <link rel="stylesheet" href="${MOBILE_PATH}/style.css" />
          </head>
          <body data-tenant="${school.tenantId}">
            <header>
              <p>${school.info.universityName}</p>
              <h1>${page.title}</h1>
            </header>
            <main>
              <form class="card" id="visitor" hidden>
                <h2>登录后办理</h2>
                <p>使用报名时的手机号</p>
                <label>手机号<input name="username" inputmode="tel" autocomplete="off" required /></label>
                <label>密码<input name="password" type="password" autocomplete="off" required /></label>
                <div class="problem" id="problem" role="alert"></div>
                <button>登录</button>
              </form>
              <section class="card row" id="student" hidden>
                <h2>您好，<span id="name"></span></h2>
                <span class="tag">已登录</span>
              </section>
              ${page.cards.map(
                ({ title, text, tag }) =>
                  html`<section class="card row">
                    <div>
                      <h2>${title}</h2>
                      <p>${text}</p>
                    </div>
                    <span class="tag">${tag}</span>
                  </section>`,
              )}
            </main>
            <script src="${MOBILE_PATH}/script.js"></script>
          </body>
        </html>`,
    );
  });
}
