import { formatTimeFrom, keysOf, toSchoolTime } from '@cloud-school/domain';
import { html } from 'hono/html';
import { PERIODS } from './PERIODS.ts';
import { renderDevices } from './renderDevices.ts';
import { renderErrors } from './renderErrors.ts';
import { renderFigures } from './renderFigures.ts';
import { renderVitals } from './renderVitals.ts';
import type { ShownReports } from './ShownReports.ts';

/** Silence is not calm: without any report nothing is known. */
function renderState({ summary: { trouble }, lastAt, from }: ShownReports) {
  if (lastAt === null || lastAt < from)
    return html`<strong class="tag quiet">
      ${lastAt === null ? '还没有收到过报告' : `没有收到报告，最近一次 ${toSchoolTime(lastAt).slice(5, 16)}`}
    </strong>`;
  const unsafe = trouble['answer-not-saved'].count + trouble['hand-in-failed'].count;
  return unsafe === 0
    ? html`<strong class="tag success">✓ 没有保存或交卷失败</strong>`
    : html`<strong class="tag danger">! 有保存或交卷没有得到确认</strong>`;
}

const renderFilters = ({ schools, school, period }: ShownReports) => html`
  <form class="filters" method="get" action="/">
    <label class="school">
      <span>学校</span>
      <select name="school">
        ${schools.map(
          (each) => html`<option value="${each}" ${each === school ? 'selected' : ''}>${each}</option>`,
        )}
      </select>
    </label>
    <fieldset class="periods">
      <legend class="hidden">时间</legend>
      ${keysOf(PERIODS).map(
        (each) =>
          html`<label>
            <input type="radio" name="period" value="${each}" ${each === period ? 'checked' : ''} />
            <span>${PERIODS[each].label}</span>
          </label>`,
      )}
    </fieldset>
    <button type="submit">查看</button>
  </form>
`;

/** The page of an operator: what devices of a school reported in the last while. */
export const renderPage = (shown: ShownReports) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>考试日 · 运行报告</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page.css" />
        <script type="module" src="/page.js"></script>
      </head>
      <body>
        <header class="bar">
          <b>运行报告</b>
          <p id="refreshed" role="status">每 30 秒更新 · <time>${toSchoolTime(shown.at).slice(11)}</time></p>
        </header>
        <main id="reports">
          <div class="head">
            <h1>考试日</h1>
            ${renderState(shown)} ${renderFilters(shown)}
          </div>
          ${renderFigures(shown)} ${renderErrors(shown)}
          <div class="columns">${renderDevices(shown.summary)} ${renderVitals(shown.summary)}</div>
          <p class="note">
            报告里没有姓名、手机号和答案，只有版本、页面、设备类别与请求编号。同一台设备的同一个错误一分钟只报一次：
            “一分钟最多”约等于同时出错的设备数。走势与各版本的对比在 Prometheus
            里。${formatTimeFrom(shown.from, shown.at)} 以来。
          </p>
        </main>
      </body>
    </html>`;
