import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics as createReceiverMetrics } from '../packages/receiver/src/createMetrics.ts';
import { createMetrics as createRendererMetrics } from '../packages/renderer/src/createMetrics.ts';

const read = (name: string) => readFileSync(new URL(`../deploy/monitoring/${name}`, import.meta.url), 'utf8');

test.each(['alerts.yml', 'board.json'])('%s asks for metrics that there are', async (name) => {
  const receiver = createReceiverMetrics(
    () => ['yunfan.example.com'],
    () => ['v1'],
  );
  const texts = [await createRendererMetrics().read(), receiver.read()];
  const known = [...texts.join('').matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric);
  const asked = [...read(name).matchAll(/\b((?:cloud_school|process)_\w+?)(?:_bucket|_count)?[[{),"\s]/g)];
  expect(asked.length).toBeGreaterThan(5);
  const names = [...new Set(asked.map(([, metric]) => metric))];
  expect(names.filter((metric) => !known.includes(metric))).toEqual([]);
});

const RULES = new URL('../deploy/monitoring/alerts.test.yml', import.meta.url).pathname;
const tried = spawnSync('promtool', ['test', 'rules', RULES], { encoding: 'utf8' });

test.skipIf(tried.error)('each alert comes at its first event, and not without one', () => {
  expect([tried.stdout + tried.stderr, tried.status]).toEqual([expect.stringContaining('SUCCESS'), 0]);
});
