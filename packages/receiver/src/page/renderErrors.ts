import { toSchoolTime } from '@cloud-school/domain';
import { html } from 'hono/html';
import type { ShownGroup, ShownReports } from './ShownReports.ts';
import { describeGroup, describeRelease } from './words.ts';

/** Requests that are named of a group. */
const MAX_REQUESTS = 5;

function renderTags({ kind, isNew }: ShownGroup) {
  return html`${kind === 'error' ? '' : html`<span class="tag danger">影响答题</span>`}
  ${isNew ? html`<span class="tag warning">新</span>` : html`<span class="tag">之前有过</span>`}`;
}

/** What helps to find the cause: pages, the minified place for `symbolicate`, and the ids of requests for the logs. */
const renderDetails = ({ hosts, pages, place, source, requests }: ShownGroup) => html`
  <dl>
    <dt>域名</dt>
    <dd>${hosts.join('、')}</dd>
    <dt>页面</dt>
    <dd>${pages.join('、')}</dd>
    ${
      place && source
        ? html`<dt>打包后的位置</dt>
            <dd><code>${place}</code></dd>`
        : ''
    }
    ${
      requests.length > 0
        ? html`<dt>请求编号</dt>
            <dd>${requests.slice(0, MAX_REQUESTS).map((id) => html`<code>${id}</code> `)}</dd>`
        : ''
    }
  </dl>
`;

/** Errors by their place; what touches answers and hand-ins comes first. */
export function renderErrors({ summary: { groups } }: ShownReports) {
  return html`<section class="card errors">
    <h2>错误，按位置合并 <small>次数最多的 ${groups.length} 处</small></h2>
    ${
      groups.length === 0
        ? html`<p>这段时间没有收到错误。</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="错误">
            <table>
              <thead>
                <tr>
                  <th scope="col">错误</th>
                  <th scope="col" class="number">次数</th>
                  <th scope="col" class="number">一分钟最多</th>
                  <th scope="col" class="number">首次</th>
                  <th scope="col" class="number">最近</th>
                  <th scope="col">版本</th>
                  <th scope="col">状态</th>
                </tr>
              </thead>
              <tbody>
                ${groups.map(
                  (group) =>
                    html`<tr>
                      <td>
                        <details>
                          <summary>
                            <b>${describeGroup(group)}</b>
                            ${group.place ? html`<code>${group.source ?? group.place}</code>` : ''}
                          </summary>
                          ${renderDetails(group)}
                        </details>
                      </td>
                      <td class="number"><b>${group.count}</b></td>
                      <td class="number">${group.most}</td>
                      <td class="number">${toSchoolTime(group.firstAt).slice(11)}</td>
                      <td class="number">${toSchoolTime(group.lastAt).slice(11)}</td>
                      <td>${group.releases.slice(0, 3).map(describeRelease).join('、')}</td>
                      <td>${renderTags(group)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}
