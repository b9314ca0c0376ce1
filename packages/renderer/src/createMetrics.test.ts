import { expect, test } from 'vitest';
import { createMetrics } from './createMetrics.ts';

test('calls are counted by what came of them', async () => {
  const answers: (() => Promise<Response>)[] = [
    () => Promise.resolve(new Response('', { status: 200 })),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.reject(new DOMException('', 'AbortError')),
  ];
  const metrics = createMetrics(() => answers.shift()?.() ?? Promise.reject(new Error()));
  const call = (signal?: AbortSignal) =>
    metrics.fetch(new Request('http://127.0.0.1/api/x', { signal: signal ?? null })).catch(() => null);
  for (let count = 0; count < 3; count += 1) await call();
  await call(AbortSignal.abort());
  const text = await metrics.read();
  for (const outcome of ['answered', 'refused', 'failed', 'late'])
    expect(text).toContain(`cloud_school_renderer_calls_total{outcome="${outcome}"} 1\n`);
  expect(text).toContain('cloud_school_renderer_call_seconds_count 4\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});
