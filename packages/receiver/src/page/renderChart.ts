import { formatTimeFrom } from '@cloud-school/domain';
import { html } from 'hono/html';
import type { Trouble } from '../summarise.ts';
import { PERIODS } from './PERIODS.ts';
import type { ShownReports } from './ShownReports.ts';

/** Pixels of one line's part, and of its drawing, which alone is as wide as the window allows. */
const PART = 90;
const DRAWN = 64;

const LINES: readonly { kind: Trouble; name: string }[] = [
  { kind: 'answer-not-saved', name: '未保存答案' },
  { kind: 'hand-in-failed', name: '交卷失败' },
  { kind: 'error', name: '页面出错' },
];

/** One line on a scale of its own, over the common axis of time. */
function renderLine(values: readonly number[], name: string, kind: Trouble, index: number) {
  const most = Math.max(1, ...values);
  const bottom = index * PART + 20 + DRAWN;
  const points = values.map((value, slot) => `${slot},${((1 - value / most) * DRAWN).toFixed(1)}`);
  return html`<g class="line ${kind}">
    <text y="${bottom - DRAWN - 8}">${name}</text>
    <text x="-40" y="${bottom - DRAWN + 4}">${most}</text>
    <text x="-40" y="${bottom + 4}">0</text>
    <line x2="100%" y1="${bottom}" y2="${bottom}" />
    <svg
      y="${bottom - DRAWN}"
      width="100%"
      height="${DRAWN}"
      viewBox="0 0 ${Math.max(1, values.length - 1)} ${DRAWN}"
      preserveAspectRatio="none"
    >
      <polyline points="${points.join(' ')}" />
    </svg>
  </g>`;
}

/** When it went wrong. The table of the same numbers is for whoever cannot see the lines. */
export function renderChart({ summary: { trouble }, period, from, at }: ShownReports) {
  const { slots, slotMinutes } = PERIODS[period];
  const timeOf = (slot: number) => formatTimeFrom(from + slot * slotMinutes * 60_000, at);
  const rows = Array.from({ length: slots }, (_, slot) => ({
    time: timeOf(slot),
    counts: LINES.map(({ kind }) => trouble[kind].perSlot[slot] ?? 0),
  })).filter(({ counts }) => counts.some(Boolean));
  const each = slotMinutes === 1 ? '每分钟' : `每 ${slotMinutes} 分钟`;
  const height = LINES.length * PART + 24;
  return html`<section class="card chart">
    <h2>${each}的失败</h2>
    <svg class="lines" height="${height}" role="img" aria-label="${each}的失败次数，数字见下方的表">
      ${LINES.map(({ kind, name }, index) => renderLine(trouble[kind].perSlot, name, kind, index))}
      ${[0, 1, 2, 3, 4].map(
        (tick) =>
          html`<text
            class="tick"
            x="${tick * 25}%"
            y="${height - 4}"
            text-anchor="${['start', 'middle', 'middle', 'middle', 'end'][tick]}"
          >
            ${timeOf((tick / 4) * slots)}
          </text>`,
      )}
    </svg>
    <details>
      <summary>看表格</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="${each}的失败次数">
        <table>
          <thead>
            <tr>
              <th scope="col">时间</th>
              ${LINES.map(({ name }) => html`<th scope="col" class="number">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ time, counts }) =>
                html`<tr>
                  <th scope="row">${time}</th>
                  ${counts.map((count) => html`<td class="number">${count}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
        ${rows.length === 0 ? html`<p>这段时间没有失败。</p>` : ''}
      </div>
    </details>
  </section>`;
}
