import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import { mobilePage } from './mobilePages.ts';
import { MOBILE_SCRIPT } from './mobileScript.ts';

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

/** The styles of the mobile pages: one column, in two colour schemes. */
const MOBILE_STYLE = `
  :root { --base: #2456e6; --deep: #143aa8 } [data-look] { --base: #1d4fa3; --deep: #12294f }
  * { box-sizing: border-box }
  body { margin: 0; background: #f4f6fb; color: #17233d; font: 15px/1.6 "PingFang SC", "Noto Sans SC", sans-serif }
  header { padding: 20px 16px 72px; background: linear-gradient(160deg, var(--deep), var(--base)); color: #fff }
  header p { margin: 0; opacity: .86; font-size: 13px } h1 { margin: 4px 0 0; font-size: 22px; line-height: 1.4 }
  main { display: grid; gap: 12px; margin: -48px 16px 24px }
  .card { padding: 16px; border-radius: 12px; background: #fff; box-shadow: 0 4px 16px rgba(23, 35, 61, .06) }
  .card h2 { margin: 0 0 4px; font-size: 16px } .card p { margin: 0; color: #56617a; font-size: 13px }
  .row { display: flex; align-items: center; justify-content: space-between; gap: 12px }
  .tag { flex: none; padding: 2px 8px; border-radius: 4px; background: #eef3ff; color: var(--base); font-size: 12px }
  label { display: block; margin-top: 12px; color: #56617a; font-size: 13px }
  input { width: 100%; height: 44px; margin-top: 4px; padding: 0 12px; border: 1px solid #7d879c; border-radius: 8px; font: inherit }
  button { width: 100%; min-height: 44px; margin-top: 16px; border: 0; border-radius: 8px; background: var(--base); color: #fff;
    font: inherit; font-weight: 600; cursor: pointer }
  button:focus-visible, input:focus-visible { outline: 2px solid var(--base); outline-offset: 2px }
  .problem { min-height: 20px; margin-top: 8px; color: #c72b2b; font-size: 13px } [hidden] { display: none }
`;
