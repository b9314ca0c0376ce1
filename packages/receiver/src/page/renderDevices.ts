import { html } from 'hono/html';
import type { Summary } from '../Summary.ts';
import { describeDevice } from './words.ts';

/** Troubles by the class of device and browser. */
export function renderDevices({ devices }: Pick<Summary, 'devices'>) {
  const most = Math.max(1, ...devices.map(({ count }) => count));
  return html`<section class="card shares">
    <h2>失败的设备 <small>最多的 ${devices.length} 类</small></h2>
    ${devices.length === 0 ? html`<p>这段时间没有失败。</p>` : ''}
    <ul>
      ${devices.map(
        ({ name, count }) =>
          html`<li>
            <span>${describeDevice(name)}</span>
            <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect class="ground" width="100" height="8" />
              <rect width="${((count / most) * 100).toFixed(1)}" height="8" />
            </svg>
            <b>${count} 次</b>
          </li>`,
      )}
    </ul>
  </section>`;
}
