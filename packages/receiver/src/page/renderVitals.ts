import { html } from 'hono/html';
import type { Percentiles, Summary } from '../Summary.ts';

/** The limits of web.dev, in milliseconds; a bar ends at twice of it. */
const VITALS = [
  { name: 'LCP', words: '最大内容出现', limit: 2500, format: (ms: number) => `${(ms / 1000).toFixed(1)} s` },
  { name: 'INP', words: '按下到有反应', limit: 200, format: (ms: number) => `${Math.round(ms)} ms` },
] as const;

const ROWS = [
  ['P50', 'p50'],
  ['P75', 'p75'],
  ['P95', 'p95'],
] as const satisfies readonly (readonly [string, keyof Percentiles])[];

function renderVital(
  measured: Percentiles | undefined,
  { name, words, limit, format }: (typeof VITALS)[number],
) {
  return html`<h3><b>${name}</b> ${words} <small>好：≤ ${format(limit)}</small></h3>
    ${
      measured
        ? html`<ul>
            ${ROWS.map(([label, field]) => {
              const isOver = measured[field] > limit;
              return html`<li class="${isOver ? 'warning' : ''}">
                <span>${label}</span>
                <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="ground" width="100" height="8" />
                  <rect width="${Math.min(100, (measured[field] / limit) * 50).toFixed(1)}" height="8" />
                  <rect class="mark" x="49.6" width="0.8" height="8" />
                </svg>
                <b>${format(measured[field])}${isOver ? html`<span class="hidden">，超过界限</span>` : ''}</b>
              </li>`;
            })}
          </ul>`
        : html`<p>没有测量。</p>`
    }`;
}

/** How long visitors wait, by percentile. */
export const renderVitals = ({ vitals }: Pick<Summary, 'vitals'>) => html`
  <section class="card vitals">
    <h2>页面快慢 <small>${vitals.TTFB?.count ?? 0} 次打开被抽中</small></h2>
    ${VITALS.map((vital) => renderVital(vitals[vital.name], vital))}
  </section>
`;
