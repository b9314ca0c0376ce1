import { html } from 'hono/html';
import type { Share } from '../summarise.ts';

const MAX_ROWS = 8;

/** Openings by release or device, and how many of each had a trouble. */
export function renderShares(title: string, shares: readonly Share[], describe: (name: string) => string) {
  const all = shares.reduce((sum, { openings }) => sum + openings, 0);
  const most = Math.max(1, ...shares.map(({ openings }) => openings));
  return html`<section class="card shares">
    <h2>${title} <small>${all} 个页面发来报告</small></h2>
    ${shares.length === 0 ? html`<p>还没有报告。</p>` : ''}
    <ul>
      ${shares.slice(0, MAX_ROWS).map(
        ({ name, openings, troubled }) =>
          html`<li>
            <span>${describe(name)}</span>
            <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect class="ground" width="100" height="8" />
              <rect width="${((openings / most) * 100).toFixed(1)}" height="8" />
            </svg>
            <b>${openings}</b>
            ${
              troubled === 0
                ? html`<span class="success">✓ 正常</span>`
                : html`<span class="warning"
                    >! ${troubled} 个有错 ${((troubled / openings) * 100).toFixed(1)}%</span
                  >`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}
