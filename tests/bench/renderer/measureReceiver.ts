import { spawn } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createStore, type StoredReport } from '@cloud-school/receiver';
import { freePort } from '../../../scripts/freePort.ts';

const MAIN = new URL('../../../packages/receiver/src/main.ts', import.meta.url).pathname;
/** As its unit says. */
const HEAP_MB = 160;
const HOUR_MS = 3_600_000;
const CALLERS = 16;

const pick = (kinds: number) => Math.floor(Math.random() * kinds);

/** A report of an exam's outage; every third is a vital. */
function makeReport(at: number): StoredReport {
  const context = {
    at,
    school: '*',
    host: 'yunfan.example.com',
    page: '/study/test/answer',
    release: 'v2',
    device: 'desktop',
    browser: `Chrome ${100 + pick(30)}`,
    request: at.toString(16).padStart(32, '0'),
    endpoint: '',
    place: '',
    value: null,
  };
  const place = `assets/exam~Page-C-TDGEzN.js:1:${pick(50)}`;
  return (
    [
      { ...context, kind: 'answer-not-saved' as const, name: 'unavailable' },
      { ...context, kind: 'error' as const, name: 'TypeError', place },
    ][pick(3)] ?? { ...context, kind: 'web-vital', name: 'LCP', value: 500 + pick(5000) }
  );
}

const REPORT = JSON.stringify({
  kind: 'answer-not-saved',
  reason: 'unavailable',
  release: 'v2',
  host: '127.0.0.1',
  page: '/study/test/answer',
  device: 'desktop',
  browser: 'Chrome 109',
  pageRequestId: '0af7651916cd43dd8448eb211c80319c',
});

/** A receiver of a school with so many reports within the hour: its page, reports a second, and its memory. */
export async function measureReceiver(reports: number, seconds: number): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-receiver-'));
  const file = join(folder.path, 'reports.sqlite');
  const store = createStore(file);
  const from = Date.now() - 0.9 * HOUR_MS;
  for (let index = 0; index < reports; index += 1)
    store.add(makeReport(Math.floor(from + (index / reports) * 0.9 * HOUR_MS)));
  store.close();
  const port = await freePort(8791);
  const options = [`--max-old-space-size=${HEAP_MB}`, MAIN, '--file', file, '--port', String(port)];
  const receiver = spawn(process.execPath, options, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${address}/live`).catch(() => null))) await setTimeout(100);
    const startedAt = performance.now();
    await (await fetch(address)).text();
    const ms = performance.now() - startedAt;
    let sent = 0;
    const end = performance.now() + seconds * 1000;
    async function send() {
      while (performance.now() < end) {
        await fetch(`${address}/reports`, { method: 'POST', body: REPORT });
        sent += 1;
        if (sent % 500 === 0) await (await fetch(address)).text();
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, send));
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${receiver.pid}/status`, 'utf8'))?.[1];
    console.log(
      `receiver, ${reports} reports in an hour: page in ${ms.toFixed(0)} ms, ${(sent / seconds).toFixed(0)} reports/s, at most ${(Number(peak) / 1000).toFixed(0)} MB`,
    );
  } finally {
    receiver.kill();
  }
}
