import { formatTimeFrom } from '@cloud-school/domain';
import { html } from 'hono/html';
import { type Trouble, TROUBLES } from '../Summary.ts';
import type { ShownReports } from './ShownReports.ts';
import { DROPS } from './words.ts';

const FIGURES: Record<Trouble, { title: string; calm: string; tone: string }> = {
  'hand-in-failed': { title: '交卷失败', calm: '没有得到确认的交卷会再交一次', tone: 'danger' },
  'answer-not-saved': { title: '未保存答案', calm: '答案先存本机，失败会自动重试', tone: 'danger' },
  error: { title: '页面出错', calm: '没有页面报告出错', tone: 'warning' },
};

/** Four figures; colour only where the number means something. */
export function renderFigures({ at, dropped, summary: { trouble } }: ShownReports) {
  const lost = dropped.filter(({ count }) => count > 0);
  return html`<section class="card figures" aria-label="四个数字">
    ${TROUBLES.map((kind) => {
      const { title, calm, tone } = FIGURES[kind];
      const { count, lastAt } = trouble[kind];
      return html`<div class="figure ${count === 0 ? 'success' : tone}">
        <h2>${title}</h2>
        <p class="number"><b>${count}</b> 次</p>
        <p class="explained">${lastAt === null ? calm : `最近一次 ${formatTimeFrom(lastAt, at)}`}</p>
      </div>`;
    })}
    <div class="figure ${lost.length === 0 ? '' : 'warning'}">
      <h2>丢弃的报告，所有学校</h2>
      <p class="number"><b>${lost.reduce((sum, { count }) => sum + count, 0)}</b> 条</p>
      <p class="explained">
        接收服务启动以来${lost.map(({ reason, count }) => ` · ${DROPS[reason]} ${count}`).join('')}
      </p>
    </div>
  </section>`;
}
