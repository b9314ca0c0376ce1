import { afterEach, expect, test, vi } from 'vitest';
import { createLastReports } from './createLastReports.ts';

afterEach(() => void vi.useRealTimers());

test('a log-out waits for what pages report when they are left, and for reports in flight', async () => {
  const reports = createLastReports();
  const ended: string[] = [];
  const open = new Map<string, () => void>();
  const report = (name: string) =>
    new Promise<void>((resolve) => {
      open.set(name, resolve);
    }).then(() => void ended.push(name));
  void reports.track(report('visit'));
  const remove = reports.register(() => report('left before'));
  remove();
  reports.register(() => report('lesson'));
  const finished = reports.finish().then(() => void ended.push('log-out'));
  expect([...open.keys()]).toEqual(['visit', 'lesson']);
  open.get('lesson')?.();
  open.get('visit')?.();
  await finished;
  expect(ended).toEqual(['lesson', 'visit', 'log-out']);
});

test('without reports it waits for nothing; a report that fails ends as well', async () => {
  const reports = createLastReports();
  await expect(reports.finish()).resolves.toBeUndefined();
  reports.track(Promise.reject(new Error('503'))).catch(() => undefined);
  reports.register(() => Promise.reject(new Error('503')));
  await expect(reports.finish()).resolves.toBeUndefined();
});

test('a report without an answer delays a log-out by 2 s at most', async () => {
  vi.useFakeTimers();
  const reports = createLastReports();
  reports.register(() => new Promise(() => undefined));
  const end = vi.fn<() => void>();
  void reports.finish().then(end);
  await vi.advanceTimersByTimeAsync(1999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalled();
});
