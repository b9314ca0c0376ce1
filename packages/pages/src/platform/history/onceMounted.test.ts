import { expect, test, vi } from 'vitest';
import { onceMounted } from './onceMounted.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

test('what two mounts in one task begin, begins once, and ends with the second', async () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  onceMounted(start)();
  const unmount = onceMounted(start);
  expect(start).not.toHaveBeenCalled();
  await nextTask();
  expect(start).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
