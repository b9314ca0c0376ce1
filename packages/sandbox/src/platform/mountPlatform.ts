import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Store } from '../store/Store.ts';
import { takePlatformCode } from './platformCodes.ts';

export const PLATFORM_PATH = '/__sandbox/platform';

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef6f4; color: #16302b;
    font: 16px/1.6 "PingFang SC", "Noto Sans SC", sans-serif }
  main { width: min(100% - 64px, 480px); padding: 32px; border-radius: 12px; background: #fff }
  h1 { margin: 0 0 8px; font-size: 22px }`;

/** Simulates the learning platforms of third parties: a page that greets the student of its code (CDET-07). */
export function mountPlatform(app: Hono, store: Store, now: () => number): void {
  app.get(`${PLATFORM_PATH}/:course`, (context) => {
    const { code = '', backUrl = '' } = context.req.query();
    const userId = code === '' ? null : takePlatformCode(store, now(), code);
    const student = userId === null ? undefined : store.get('students', userId);
    const greeting = student ? `${student.realName}，欢迎来上课` : '欢迎，访客';
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="zh-CN">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>第三方学习平台（沙箱）</title>
            <style>
              ${STYLE}
            </style>
          </head>
          <body>
            <main>
              <h1>${greeting}</h1>
              <p>这里是沙箱里的第三方学习平台，课程 ${context.req.param('course')}。</p>
              ${/^https?:\/\//.test(backUrl) ? html`<a href="${backUrl}">返回班级</a>` : ''}
            </main>
          </body>
        </html>`,
    );
  });
}
