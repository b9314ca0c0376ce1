import { formatTimeFrom, keysOf } from '@cloud-school/domain';
import { html } from 'hono/html';
import type { Trouble } from '../summarise.ts';
import type { ShownReports } from './ShownReports.ts';

const SPARK = { width: 104, height: 32 };

/** A line of the slots, without axes: the figure beside it says how many. */
function renderSpark(values: readonly number[]) {
  const most = Math.max(1, ...values);
  const step = SPARK.width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${(index * step).toFixed(1)},${(SPARK.height - 2 - (value / most) * 28).toFixed(1)}`,
  );
  return html`<svg class="spark" viewBox="0 0 ${SPARK.width} ${SPARK.height}" aria-hidden="true">
    <polyline points="${points.join(' ')}" />
  </svg>`;
}

const FIGURES: Record<Trouble, { title: string; unit: string; calm: string; tone: string }> = {
  'answer-not-saved': {
    title: '未保存答案',
    unit: '次',
    calm: '答案先存本机，失败会自动重试',
    tone: 'danger',
  },
  'hand-in-failed': { title: '交卷失败', unit: '次', calm: '没有得到确认的交卷会再交一次', tone: 'danger' },
  error: { title: '页面出错', unit: '次', calm: '没有页面报告出错', tone: 'warning' },
};

/** Four figures; colour only where the number means something. */
export const renderFigures = ({ at, summary: { trouble, openings, troubled } }: ShownReports) => html`
  <section class="card figures" aria-label="四个数字">
    ${keysOf(FIGURES).map((kind) => {
      const { title, unit, calm, tone } = FIGURES[kind];
      const { count, openings: own, lastAt, perSlot } = trouble[kind];
      return html`<div class="figure ${count === 0 ? 'success' : tone}">
        <h2>${title}</h2>
        <p class="number"><b>${count}</b> ${unit}</p>
        <p class="explained">
          ${lastAt === null ? calm : `${own} 个页面 · 最近一次 ${formatTimeFrom(lastAt, at)}`}
        </p>
        ${renderSpark(perSlot)}
      </div>`;
    })}
    <div class="figure">
      <h2>受影响的页面</h2>
      <p class="number"><b>${troubled}</b> 个</p>
      <p class="explained">共有 ${openings} 个打开的页面发来报告</p>
    </div>
  </section>
`;
