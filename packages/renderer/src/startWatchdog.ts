import { Worker } from 'node:worker_threads';

/** Ends the process when the main thread has not answered for `patience`: it waits for nothing that blocks it. */
const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
let heardAt = performance.now();
parentPort.on('message', () => (heardAt = performance.now()));
setInterval(() => {
  if (performance.now() - heardAt > workerData.patience) process.kill(process.pid, 'SIGKILL');
}, workerData.patience / 4);
`;

/** Ends this process when it hangs, so that what keeps it running starts it again. */
export function startWatchdog(patience: number): void {
  const watchdog = new Worker(WATCH, { eval: true, execArgv: [], workerData: { patience } });
  watchdog.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
  setInterval(() => watchdog.postMessage(null), patience / 4).unref();
}
